import type { BookingLine } from './read-bookings.ts'

const COLUMNS = [
  'id',
  'bookedDate',
  'time',
  'project',
  'package',
  'firstname',
  'lastname',
  'email',
  'phoneNumber',
  'createdAt',
  'reference',
] as const satisfies readonly (keyof BookingLine)[]

const cells = (line: BookingLine): string[] => COLUMNS.map((column) => String(line[column] ?? ''))

/** Columns as wide as their widest cell. */
export function asTable(lines: readonly BookingLine[]): string {
  if (lines.length === 0) return 'No bookings yet.'
  const rows = [[...COLUMNS], ...lines.map(cells)]
  const widths = COLUMNS.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** RFC 4180, with CRLF. */
export const asCsv = (lines: readonly BookingLine[]): string =>
  [[...COLUMNS], ...lines.map(cells)].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

/**
 * A cell that begins like a formula would run when the office opens the file, and visitors choose their names: an
 * apostrophe makes it a text. A phone number (`+234…`) gets one too, which also keeps its plus.
 */
function csvCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

export type ListFormat = 'table' | 'csv'

export const listOf = (lines: readonly BookingLine[], format: ListFormat): string =>
  format === 'csv' ? asCsv(lines) : `${asTable(lines)}\n`
