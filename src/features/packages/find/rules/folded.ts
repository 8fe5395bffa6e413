import { withoutAccents } from '#src/format/without-accents.ts'

const NOT_WORDS = /[^\p{L}\p{N}]+/gu
/** People leave it out: "governors consent". */
const APOSTROPHES = /['‘’ʼ`´]/g

/** Text as a search compares it: `'Ìbàdàn, Oyo State'` → `'ibadan oyo state'`. */
export const folded = (text: string): string =>
  withoutAccents(text).toLowerCase().replace(APOSTROPHES, '').replace(NOT_WORDS, ' ').trim()

/** The same, with figures as all write them: `500sqm` → `500 sqm`, `1,000` → `1000`. */
export const foldedFigures = (text: string): string =>
  folded(text.replace(/(\d),(?=\d{3})/g, '$1')).replace(/(\d)(?=\p{L})/gu, '$1 ')

/** Before another word; `of` means something in "C of O" alone. */
const BETWEEN_WORDS = /(?<!\S)(?:an?|at|for|in|of(?! o\b)|on|the|to|with) /g

/** The words of a question that a package has to hold. */
export const wordsAsked = (text: string): string[] =>
  foldedFigures(text).replace(BETWEEN_WORDS, '').split(' ').filter(Boolean)

/** One key for `Ogun`, `ogun` and `Ogun State`, as it stands in the address; `''` for nothing. */
export const stateKey = (state: string): string =>
  folded(state)
    .replace(/(?<=.) state$/, '')
    .replaceAll(' ', '-')

/** Every word of the question begins a word of the text. `heap` is folded text after one blank. */
export const holdsWords = (heap: string, words: readonly string[]): boolean =>
  words.every((word) => heap.includes(` ${word}`))
