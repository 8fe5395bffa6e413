/** The part of docs/performance.md that the bench writes; the words around it are a person's. */
const START = '<!-- bench: written by `npm run bench` -->'
const END = '<!-- /bench -->'

/** Throws when the marks are missing: figures must not vanish silently. */
export function withFigures(document: string, figures: string): string {
  const start = document.indexOf(START)
  const end = document.indexOf(END)
  if (start < 0 || end < start) throw new Error(`docs/performance.md has no ${START} … ${END}`)
  return `${document.slice(0, start + START.length)}\n\n${figures.trim()}\n\n${document.slice(end)}`
}
