/** What a row of the reliability scorecard measured: written to `.cache/reliability/`, from where `docs/reliability.md` is made. */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import type { Row } from './report.ts'

export const FIGURES_FOLDER = '.cache/reliability'

export type Measured = Omit<Row, 'date' | 'machine'>

/** Writes the row down whether its target is met or not; the test that calls it still has to expect `ok`. */
export async function recordRow(row: Measured): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const memory = Math.round(totalmem() / 2 ** 30)
  const machine = `${cpus().length} cores, ${memory} GB, Node ${process.versions.node}`
  await mkdir(FIGURES_FOLDER, { recursive: true })
  const file = path.join(FIGURES_FOLDER, `${row.id}.json`)
  await writeFile(file, `${JSON.stringify({ ...row, date, machine }, null, 2)}\n`)
  console.log(`${row.id} ${row.ok ? 'met' : 'MISSED'}: ${row.figure} (target: ${row.target})`)
}

/** The value below which `share` of the sorted values lie; NaN of nothing, which meets no target. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
