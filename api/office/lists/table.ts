/** Lists for the office: as wide columns for the screen, or as CSV for a spreadsheet. */

export type Line = Readonly<Record<string, string | number | null>>
export type ListFormat = 'table' | 'csv'

export const listOf = (lines: readonly Line[], format: ListFormat, none: string): string =>
  format === 'csv' ? asCsv(lines) : `${asTable(lines, none)}\n`

const columnsOf = (lines: readonly Line[]): string[] => Object.keys(lines[0] ?? {})
const cells = (line: Line): string[] => Object.values(line).map((value) => String(value ?? ''))

/** Columns as wide as their widest cell; `none` instead of an empty list. */
function asTable(lines: readonly Line[], none: string): string {
  if (lines.length === 0) return none
  const rows = [columnsOf(lines), ...lines.map(cells)].map((row) => row.map(inOneLine))
  const widths = columnsOf(lines).map((_, index) =>
    rows.reduce((width, row) => Math.max(width, row[index]?.length ?? 0), 0),
  )
  const padded = (row: string[]) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')
  return rows.map((row) => padded(row).trimEnd()).join('\n')
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

const BYTE_ORDER_MARK = '\ufeff' // without it a spreadsheet reads Ọláṣubọ̀mí as Latin-1

/** RFC 4180, with CRLF. */
const asCsv = (lines: readonly Line[]): string =>
  BYTE_ORDER_MARK +
  [columnsOf(lines), ...lines.map(cells)].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

/** Signs that begin a formula, including the full-width ones that East Asian spreadsheets treat alike. */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/**
 * The same behind a semicolon, a tab or the end of a line, where spreadsheets of some countries cut, quotes or not. A
 * quotation mark there is one of theirs.
 */
const FORMULA_INSIDE = /(?=[=+\-@\uff1d\uff0b\uff0d\uff20])(?<=(?:[;\n]|\S\s*[\t\r])[\s"]*)/g

/**
 * A cell that begins like a formula would run when the office opens the file, and visitors choose their names. An
 * apostrophe makes it a text. A phone number (`+234…`) gets one too, which also keeps its plus.
 */
function csvCell(text: string): string {
  const inside = text.replace(FORMULA_INSIDE, "'")
  const harmless = FORMULA.test(text) ? `'${inside}` : inside
  return `"${harmless.replaceAll('"', '""')}"`
}
