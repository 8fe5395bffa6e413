/**
 * The words of an article without its markup, on one line. This is pure text work and never parses a document. So it
 * also runs in the prerender, and no address inside the article is fetched (decision G6).
 */
export function plainText(html: string): string {
  return withoutEntities(html.replace(UNREAD, ' ').replace(BLOCK_EDGE, ' ').replace(TAG, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

/** `&amp;` → `&`. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (whole, name: string) => characterOf(name) ?? whole)

/** Comments, and elements whose content is not text for a reader. An unclosed one swallows the rest. */
export const UNREAD =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|noscript|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/**
 * Stops at the next `<`; otherwise a text of unclosed tags would take quadratic time. `</p><p>` separates two words;
 * `<b>` inside one does not.
 */
export const BLOCK_EDGE =
  /<\/?(?:p|div|br|hr|h[1-6]|li|ul|ol|tr|td|th|table|blockquote|figure|figcaption|section|article)\b[^<>]*>/gi

/** A `<` before a letter or slash opens a tag; `3 < 5` is a comparison. A tag cut off at the end is dropped too. */
const TAG = /<\/?[a-z][^>]*(?:>|$)/gi

const ENTITY = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,7});/gi

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  copy: '©',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  times: '×',
  minus: '−',
  plusmn: '±',
  ge: '≥',
  le: '≤',
  prime: '′',
  rarr: '→',
  laquo: '«',
  raquo: '»',
  pound: '£',
  euro: '€',
  reg: '®',
  trade: '™',
}

/** Editors name letters with a mark too: `&eacute;` in Abéòkúta. */
const MARKED = /^([a-z])(grave|acute|circ|tilde|uml|ring|cedil|caron|macr)$/i

const MARKS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
}

const MAX_CODE_POINT = 0x10ffff

function characterOf(name: string): string | undefined {
  const [, letter, mark = ''] = MARKED.exec(name) ?? []
  if (letter) return (letter + MARKS[mark.toLowerCase()]).normalize('NFC')
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()]
  const isHex = name[1]?.toLowerCase() === 'x'
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  const isScalar = code > 0 && code <= MAX_CODE_POINT && !(code >= 0xd800 && code <= 0xdfff)
  return isScalar ? String.fromCodePoint(code) : undefined
}
