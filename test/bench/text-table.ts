/** A Markdown table whose columns align in a terminal too. The first columns are words, the others are figures. */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  wordColumns = 1,
): string {
  const isWords = (column: number) => column < wordColumns
  const pad = (cell: string, width: number, column: number) =>
    isWords(column) ? cell.padEnd(width) : cell.padStart(width)
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => (line[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? '', width, column)).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (isWords(column) ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}
