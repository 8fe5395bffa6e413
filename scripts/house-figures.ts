/**
 * `node scripts/house-figures.ts`: prints one line for each figure that keeps the house easy to walk through, and fails
 * above a limit. `docs/decisions/133-folder-room-chunk.md` gives the reasons.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { FILES_BY_HAND } from '../build/chunks.ts'
import { readTexts } from './cited-law.ts'
import { longSentencesIn, MOST_WORDS } from './long-sentences.ts'

const CODE = ['api', 'build', 'contract', 'follow', 'outbox', 'src', 'sw', 'scripts', 'test']
const BIOME = path.resolve('node_modules/.bin/biome')

const FILE_IN_BACKTICKS = new RegExp(`\`((?:${CODE.join('|')})/[\\w./-]+\\.(?:tsx?|mjs|css|sql))\\b`, 'g')

type Figure = { what: string; count: number; atMost: number; detail?: string }

const figures: Figure[] = [largestFolder(), handKeptNames(), circles(), missingFiles(), longSentences()]
for (const { what, count, atMost, detail } of figures) {
  console.log(`${what}: ${count} of at most ${atMost}${detail ? ` (${detail})` : ''}`)
}
process.exitCode = figures.some(({ count, atMost }) => count > atMost) ? 1 : 0

function largestFolder(): Figure {
  const inFolder = new Map<string, number>()
  for (const room of CODE) {
    for (const entry of readdirSync(room, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(ts|tsx|mjs)$/.test(entry.name)) continue
      inFolder.set(entry.parentPath, (inFolder.get(entry.parentPath) ?? 0) + 1)
    }
  }
  const [detail = '', count = 0] = [...inFolder].sort(([, one], [, other]) => other - one)[0] ?? []
  return { what: 'files in the largest folder', count, atMost: 25, detail }
}

function handKeptNames(): Figure {
  return { what: 'files named by hand in the table of chunks', count: FILES_BY_HAND.length, atMost: 10 }
}

function circles(): Figure {
  const rule = 'suspicious/noImportCycles'
  const { stdout } = spawnSync(
    BIOME,
    ['lint', `--only=${rule}`, '--reporter=json', '--max-diagnostics=none', '.'],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  )
  const { summary } = JSON.parse(stdout)
  return { what: 'circles of imports, types counted', count: summary.errors, atMost: 0 }
}

/** Files of the project that documents name in backticks but that do not exist. */
function missingFiles(): Figure {
  const missing = readTexts()
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(FILE_IN_BACKTICKS)].flatMap(([, named = '']) =>
        existsSync(named) ? [] : [`${file}: ${named}`],
      ),
    )
  for (const one of missing) console.error(one)
  return { what: 'files that documents name and that are not there', count: missing.length, atMost: 0 }
}

function longSentences(): Figure {
  const long = readTexts().flatMap(longSentencesIn)
  const what = `sentences of more than ${MOST_WORDS} words in comments and documents`
  const atMost = 0
  if (long.length > atMost) {
    for (const { file, line, count } of long)
      console.error(`${file}:${line} has a sentence of ${count} words`)
  }
  return { what, count: long.length, atMost }
}
