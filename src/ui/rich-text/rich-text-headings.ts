import { withoutAccents } from '#src/format/without-accents.ts'

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

const ID_MAX = 60 // characters of the words

/**
 * An id for each heading, from its words, so that a link to it says where it leads. The same words count up. The prefix
 * keeps what an editor wrote from taking an id of the page.
 */
export function headingIds(headings: readonly string[]): string[] {
  const uses = new Map<string, number>()
  return headings.map((heading, at) => {
    const words = withoutAccents(heading)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, ID_MAX)
      .replace(/^-+|-+$/g, '')
    const id = `part-${words || at + 1}`
    const use = (uses.get(id) ?? 0) + 1
    uses.set(id, use)
    return use > 1 ? `${id}--${use}` : id
  })
}
