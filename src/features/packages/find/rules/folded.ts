import { withoutAccents } from '#src/format/without-accents.ts'

/**
 * Text as a search compares it: `'Ìbàdàn, Oyo State'` → `'ibadan oyo state'`, and figures as all write them:
 * `'1,000sqm'` → `'1000 sqm'`.
 */
export const folded = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’]|(?<=\d),(?=\d{3})/g, '') // people leave it out: "governors consent"
    .replace(/(?<=\d)(?=\p{L})|[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bnon /g, 'non') // who asks for "investment" means no "non-investment"
    .trim()

/** Before another word; `of` means something in "C of O" alone. */
const BETWEEN_WORDS = /\b(?:at|for|in|of(?! o\b)|the) /g

/** The words of a question that a package has to hold. */
export const wordsAsked = (text: string): string[] =>
  folded(text).replace(BETWEEN_WORDS, '').split(' ').filter(Boolean)

/** One key for `Ogun`, `ogun` and `Ogun State`, as it stands in the address; `''` for nothing. */
export const stateKey = (state: string): string =>
  folded(state)
    .replace(/(?<=.) state$/, '')
    .replaceAll(' ', '-')

/** Every word of the question begins a word of the text. `heap` is folded text after one blank. */
export const holdsWords = (heap: string, words: readonly string[]): boolean =>
  words.every((word) => heap.includes(` ${word}`))
