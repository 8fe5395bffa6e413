/**
 * What a row of a scorecard measured. It goes to `.cache/reliability/`, from which docs/reliability.md and
 * docs/security.md are made.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { isWhole } from '../../harness/whole.ts'
import type { Row } from './report.ts'

export const FIGURES_FOLDER = '.cache/reliability'
export const TABLES_FOLDER = path.join(FIGURES_FOLDER, 'tables')

export type Measured = Omit<Row, 'date' | 'machine'>

/** Records the row whether its target is met or not; the calling test still has to expect `ok`. */
export async function recordRow(row: Measured): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const memory = Math.round(totalmem() / 2 ** 30)
  const machine = `${cpus().length} cores, ${memory} GB, Node ${process.versions.node}`
  await mkdir(FIGURES_FOLDER, { recursive: true })
  const file = path.join(FIGURES_FOLDER, `${row.id}.json`)
  await writeFile(file, `${JSON.stringify({ ...row, date, machine }, null, 2)}\n`)
  tellRow(row)
}

/** The row of a check with two counts: CI's prints its figure and leaves the row of the last whole run unchanged. */
export async function recordWholeRow(row: Measured): Promise<void> {
  if (isWhole) await recordRow(row)
  else tellRow(row)
}

export function tellRow({ id, ok, figure, target }: Measured): void {
  const verdict = ok === null ? 'NOT CHECKED' : ok ? 'met' : 'MISSED'
  console.log(`${id} ${verdict}: ${figure} (target: ${target})`)
}

/** A table of docs/security.md, in lines of Markdown. */
export async function recordTable(name: string, lines: readonly string[]): Promise<void> {
  await mkdir(TABLES_FOLDER, { recursive: true })
  await writeFile(path.join(TABLES_FOLDER, `${name}.md`), `${lines.join('\n')}\n`)
}

/** The value below which `share` of the sorted values lie; NaN for none, which meets no target. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
