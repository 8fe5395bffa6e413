/** The tables of `docs/reliability.md` and `docs/security.md`: fresh figures over the lines that are there. */
import * as v from 'valibot'

const rowSchema = v.object({
  /** `R4`, or `R8-firefox` where one row is measured in several ways; `S4` of the security scorecard. */
  id: v.pipe(v.string(), v.regex(/^[RS]\d+(-[a-z-]+)?$/)),
  /** What is promised, in a few words. */
  what: v.string(),
  /** How it was put to the test. */
  how: v.string(),
  /** What was counted. */
  figure: v.string(),
  target: v.string(),
  /** null: it could not be checked here, and the figure says why. */
  ok: v.nullable(v.boolean()),
  date: v.string(),
  machine: v.string(),
})
export type Row = v.InferOutput<typeof rowSchema>

export const readRow = (json: string): Row => v.parse(rowSchema, JSON.parse(json))

const START = /<!-- figures: written by `npm run [\w:]+` -->/
const END = '<!-- end of figures -->'
const HEAD = [
  '| row | what | how | measured | target | verdict | date | machine |',
  '|---|---|---|---|---|---|---|---|',
]
const LINE = /^\| ([RS]\d+(?:-[a-z-]+)?) \|/

/** Rows that were not run keep the line they have. */
export function withFigures(document: string, rows: readonly Row[]): string {
  const [opening] = START.exec(document) ?? []
  const start = opening === undefined ? -1 : document.indexOf(opening)
  const end = document.indexOf(END)
  if (start < 0 || end < start) throw new Error('The document has no place for figures')
  const lines = new Map<string, string>()
  for (const line of document.slice(start, end).split('\n')) {
    const id = LINE.exec(line)?.[1]
    if (id) lines.set(id, line)
  }
  for (const row of rows) lines.set(row.id, lineOf(row))
  const table = [...lines].sort(([a], [b]) => byNumber(a, b)).map(([, line]) => line)
  return `${document.slice(0, start)}${opening}\n\n${[...HEAD, ...table].join('\n')}\n\n${document.slice(end)}`
}

/** A table of its own, such as that of all headers, between the marks of its name. */
export function withTable(document: string, name: string, lines: readonly string[]): string {
  const [opening, closing] = [`<!-- table: ${name} -->`, `<!-- end of ${name} -->`]
  const start = document.indexOf(opening)
  const end = document.indexOf(closing)
  if (start < 0 || end < start) throw new Error(`The document has no place for ${name}`)
  return `${document.slice(0, start)}${opening}\n\n${lines.join('\n')}\n\n${document.slice(end)}`
}

/** One line of a table of Markdown. */
export const tableLine = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`

function lineOf({ id, what, how, figure, target, ok, date, machine }: Row): string {
  const verdict = ok === null ? 'not checked' : ok ? 'met' : '**missed**'
  return tableLine([id, what, how, figure, target, verdict, date, machine])
}

const numberOf = (id: string) => Number(/\d+/.exec(id)?.[0])
const byNumber = (a: string, b: string) => numberOf(a) - numberOf(b) || (a < b ? -1 : 1)
