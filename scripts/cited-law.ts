/**
 * What code and documents cite (`spec §2, Site tour`, `decision D7`, `decision 042`, `FM-9`, `row R15`), and the places
 * in docs/ that define each. A citation that leads nowhere is a rule that nobody can check.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** `of` is the name in `Law`; `words` is the text that cites it. */
export type Citation = { file: string; line: number; of: string; words: string }
/** Every name that can be cited: `§2`, `§2, Site tour`, `D7`, `042`, `FM-9`, `R15`. */
export type Law = ReadonlySet<string>
export type SourceText = { file: string; text: string }

const FOLDERS = ['src', 'api', 'follow', 'outbox', 'sw', 'contract', 'build', 'scripts', 'test', 'docs']
const IS_TEXT = /\.(ts|tsx|mjs|css|html|md|sql)$/
/** Builds of earlier landings stay as they were made; the guard's own test plants citations that lead nowhere. */
const IS_LEFT_OUT = /^test\/(harness\/older-builds\/|citations\.test\.ts$)/

/** Numbers of three digits, letters, and whatever else follows the word: a slip is found, not ignored. */
const LIST = (one: string) => `(${one}(?:(?:, and |, or |, | and | or | to |–)${one})*)(?!\\w)`
const DECISIONS = new RegExp(`\\b[Dd]ecisions? ${LIST('(?:[A-Z]\\d+|\\d+)')}`, 'g')
const ROWS = new RegExp(`\\b[Rr]ows? ${LIST('[RS]\\d+')}`, 'g')
const MODES = /\bFM-?\d+/g
/** Other texts have sections too: `RFC 9110 §14`. */
const SECTIONS = /(\b[A-Z]{3,} (?:\d+ )?)?§ ?(\w+)(?:, ([A-Z]\w*(?: [a-z]+)*))?/g
/** Forms that do not say what they cite. */
const UNCLEAR = /\b[Ff]ailure modes? [A-Z]\d+|\((?:[DEG]\d{1,2}|F\d{1,2})\)/g

export function readTexts(root = '.'): SourceText[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  )
  return [...readdirSync(root), ...inFolders]
    .filter((file) => IS_TEXT.test(file) && !IS_LEFT_OUT.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

export function readLaw(root = '.'): Law {
  const read = (name: string) => readFileSync(path.join(root, 'docs', name), 'utf8')
  const firstCells = (name: string) => [...read(name).matchAll(/^\| ((?:[A-Z]|FM-)\d+) \|/gm)]
  return new Set([
    ...sectionsOf(read('specification.md')),
    ...[...firstCells('readings.md'), ...firstCells('failure-modes.md')].map(([, id = '']) => id),
    ...readdirSync(path.join(root, 'docs/decisions')).flatMap((file) => /^\d{3}(?=-)/.exec(file) ?? []),
  ])
}

/** `## §2 …` with its `### …` headings. */
function sectionsOf(specification: string): string[] {
  return specification.split(/^## (?=§)/m).flatMap((part) => {
    const section = /^§\d+/.exec(part)?.[0]
    if (!section) return []
    return [section, ...[...part.matchAll(/^### (.+)$/gm)].map(([, name]) => `${section}, ${name}`)]
  })
}

export function citationsIn({ file, text }: SourceText): Citation[] {
  const { words, lineAt } = asSentences(text)
  const cite = (at: number, cited: string, of: string) => ({ file, line: lineAt(at), of, words: cited })
  const listed = [DECISIONS, ROWS].flatMap((pattern) =>
    [...words.matchAll(pattern)].flatMap(({ index, 0: all, 1: list = '' }) =>
      spelledOut(list).map((of) => cite(index, all, of)),
    ),
  )
  const modes = [...words.matchAll(MODES)].map(({ index, 0: all }) => cite(index, all, all))
  const unclear = [...words.matchAll(UNCLEAR)].map(({ index, 0: all }) => cite(index, all, all))
  const sections = [...words.matchAll(SECTIONS)].flatMap(({ index, 0: all, 1: other, 2: number, 3: part }) =>
    other ? [] : [cite(index, all, part ? `§${number}, ${part}` : `§${number}`)],
  )
  return [...listed, ...modes, ...sections, ...unclear, ...cellsOfConformance({ file, text })]
}

/** `R11 and R17` → both; `E2 to E4` → E2 and E4, whose ends must both exist. */
const spelledOut = (list: string): string[] => list.match(/[A-Z]?\d+/g) ?? []

/** The table of conformance cites by columns: section, statement, decision. */
function cellsOfConformance({ file, text }: SourceText): Citation[] {
  if (file !== path.join('docs', 'conformance.md')) return []
  return text.split('\n').flatMap((row, index) => {
    const cells = /^\| (\d)(?: ([A-Z][^|]*?))? \| [^|]* \| ([^|]*) \|/.exec(row)
    if (!cells) return []
    const [, number, part, third = ''] = cells
    const decisions = /^[A-Z\d, ]*$/.test(third) ? spelledOut(third) : [] // in the table of texts: where it is seen
    const section = part ? `§${number}, ${part}` : `§${number}`
    return [section, ...decisions].map((of) => ({ file, line: index + 1, of, words: row.slice(0, 40) }))
  })
}

/** A comment continues over its lines: their first characters are not part of a sentence. */
function asSentences(text: string): { words: string; lineAt: (at: number) => number } {
  const starts: number[] = []
  let words = ''
  for (const line of text.split('\n')) {
    starts.push(words.length)
    words += `${line.replace(/^\s*(?:\*(?!\/)|\/\/|>)?\s*/, '').trimEnd()} `
  }
  return { words, lineAt: (at) => starts.findLastIndex((start) => start <= at) + 1 }
}

export const unresolvedOf = (citations: readonly Citation[], law: Law): Citation[] =>
  citations.filter(({ of }) => !isTold(of, law))

/** `§2, Site tour and its form` cites `§2, Site tour`. */
const isTold = (of: string, law: Law): boolean =>
  law.has(of) ||
  (of.includes(', ') && [...law].some((name) => name.includes(', ') && of.startsWith(`${name} `)))

export const asLine = ({ file, line, words }: Citation): string => `${file}:${line} “${words}” leads nowhere`
