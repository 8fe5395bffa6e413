import { BLOCK_EDGE, UNREAD, withoutEntities } from './plain-text.ts'

/**
 * A description without the markup of an editor, each of its blocks on a line of its own. Text without any stays as it
 * is. What was escaped twice takes two turns: a copy that comes back from a phone's storage must not lose more.
 */
export function plainLines(written: string, turns = 9): string {
  const lines = /[<&]/.test(written) ? linesOf(written) : written
  return turns > 0 && lines !== written ? plainLines(lines, turns - 1) : lines
}

const linesOf = (html: string): string =>
  withoutEntities(
    (HAS_BLOCKS.test(html) ? html.replace(/\s+/g, ' ') : html)
      .replace(UNREAD, ' ')
      .replace(EDGES, (_, before, edges) => before + (EMPTY_LINE.test(edges) ? '\n\n' : '\n'))
      .replace(TAG, ''),
  )

/** Then a line end of the source is a blank. */
const HAS_BLOCKS = /<\/(?:p|div|li)\b/i

const EDGES = new RegExp(`(^|\\S)(\\s*(?:${BLOCK_EDGE.source}\\s*)+)`, 'gi')

/** What follows a list does not belong to it (title-papers.ts). */
const EMPTY_LINE = />\s*<br|<\/[uo]l/i

/** What editors write. Other words between angle brackets are words: "C of O <in process>". */
const TAG =
  /<\/?(?:a|abbr|b|big|body|center|cite|code|col|del|em|font|head|html|i|img|ins|link|main|mark|meta|o:p|pre|q|s|small|span|strike|strong|sub|sup|tbody|tfoot|thead|time|tt|u|wbr)(?:\s[^<>]*)?\/?>/gi
