/** The table of `docs/reliability.md`: fresh figures over the lines that are there. */
import * as v from 'valibot'

const rowSchema = v.object({
  /** `R4`, or `R8-firefox` where one row is measured in several ways. */
  id: v.pipe(v.string(), v.regex(/^R\d+(-[a-z-]+)?$/)),
  /** What is promised, in a few words. */
  what: v.string(),
  /** How it was put to the test. */
  how: v.string(),
  /** What was counted. */
  figure: v.string(),
  target: v.string(),
  ok: v.boolean(),
  date: v.string(),
  machine: v.string(),
})
export type Row = v.InferOutput<typeof rowSchema>

export const readRow = (json: string): Row => v.parse(rowSchema, JSON.parse(json))

const START = '<!-- figures: written by `npm run test:faults` -->'
const END = '<!-- end of figures -->'
const HEAD = [
  '| row | what | how | measured | target | verdict | date | machine |',
  '|---|---|---|---|---|---|---|---|',
]
const LINE = /^\| (R\d+(?:-[a-z-]+)?) \|/

/** Rows that were not run keep the line they have. */
export function withFigures(document: string, rows: readonly Row[]): string {
  const start = document.indexOf(START)
  const end = document.indexOf(END)
  if (start < 0 || end < start) throw new Error('The document has no place for figures')
  const lines = new Map<string, string>()
  for (const line of document.slice(start, end).split('\n')) {
    const id = LINE.exec(line)?.[1]
    if (id) lines.set(id, line)
  }
  for (const row of rows) lines.set(row.id, lineOf(row))
  const table = [...lines].sort(([a], [b]) => byNumber(a, b)).map(([, line]) => line)
  return `${document.slice(0, start)}${START}\n\n${[...HEAD, ...table].join('\n')}\n\n${document.slice(end)}`
}

function lineOf({ id, what, how, figure, target, ok, date, machine }: Row): string {
  const verdict = ok ? 'met' : '**missed**'
  const cells = [id, what, how, figure, target, verdict, date, machine]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

const numberOf = (id: string) => Number(/\d+/.exec(id)?.[0])
const byNumber = (a: string, b: string) => numberOf(a) - numberOf(b) || (a < b ? -1 : 1)
