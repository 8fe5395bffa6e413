import { withoutAccents } from '#src/format/without-accents.ts'

const NOT_WORDS = /[^\p{L}\p{N}]+/gu

/** Text as a search compares it: `'Ìbàdàn, Oyo State'` → `'ibadan oyo state'`. */
export const folded = (text: string): string =>
  withoutAccents(text).toLowerCase().replace(NOT_WORDS, ' ').trim()

/** One key for `Ogun`, `ogun` and `Ogun State`, as it stands in the address; `''` for nothing. */
export const stateKey = (state: string): string =>
  folded(state)
    .replace(/(?<=.) state$/, '')
    .replaceAll(' ', '-')

/** Every word of the question begins a word of the text. `heap` is folded text after one blank. */
export const holdsWords = (heap: string, words: readonly string[]): boolean =>
  words.every((word) => heap.includes(` ${word}`))
