// @unocss-include: the stylesheet is made from the class names of this file too
/** The five light background and text pairs of decorative tags (spec §3). */
export const TAG_PAIRS = ['tag-land', 'tag-agro', 'tag-home', 'tag', 'tag bg-gold text-on-gold'] as const

/** A pick that looks random but is constant for a word, so that the prerendered page and React agree. */
export function tagColours(word: string): (typeof TAG_PAIRS)[number] {
  let sum = 0
  for (const letter of word) sum = (sum * 5 + (letter.codePointAt(0) ?? 0)) % 499
  return TAG_PAIRS[sum % TAG_PAIRS.length] ?? TAG_PAIRS[0]
}
