/** `npm run bench`: everything that is promised about speed and bytes, on this machine, now. */
import { readFile, writeFile } from 'node:fs/promises'
import { ensureBrowser } from '../../scripts/system-packages.mjs'
import { TITLES, withFigures } from './document.ts'
import { figuresText } from './figures-text.ts'
import { verdictOf } from './judge.ts'
import { machineWords } from './machine.ts'
import { type Measured, measure } from './measure.ts'
import { readOptions, type Section } from './options.ts'

const DOCUMENT = 'docs/performance.md'
const LEAST_RUNS = 3

const options = readOptions(process.argv.slice(2))
const started = performance.now()
let broken = 0
let failed = 0

async function handOver(of: Section, measured: Measured): Promise<void> {
  const manner = `Medians of ${options.runs}, ${new Date().toISOString().slice(0, 10)}, ${machineWords()}.`
  const text = figuresText(measured, manner)
  console.log(`\n${TITLES[of]}\n\n${text}\n`)
  broken += measured.figures.filter((figure) => verdictOf(figure) === 'broken').length
  failed += measured.failed.length
  // Otherwise some routes or a chance would pass for the whole. Others' sites are nobody's promise here.
  if (options.routes !== null || options.runs < LEAST_RUNS || of === 'peers') return
  await writeFile(DOCUMENT, withFigures(await readFile(DOCUMENT, 'utf8'), of, text))
}

await measure(options, ensureBrowser(), handOver)
console.log(`Measured in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`)
if (broken > 0) console.error(`${broken} figures are broken.`)
process.exit(broken + failed > 0 ? 1 : 0) // a part that failed may have left a server open
