const FIRST_LEVEL = 2 // the screen's own title is the one h1
const LAST_LEVEL = 6

/**
 * The levels at which headings of an article are shown. The first is 2 whatever the editor chose. A deeper one goes
 * down by one step, never two, and equal ones stay equal. So the order that a screen reader walks through holds.
 */
export function shownLevels(written: readonly number[]): number[] {
  const open: number[] = []
  return written.map((level) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop()
    open.push(level)
    return Math.min(LAST_LEVEL, FIRST_LEVEL + open.length - 1)
  })
}
