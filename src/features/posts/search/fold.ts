import { withoutAccents } from '#src/format/without-accents.ts'

/** Small letters without accents, so that "ẹgbẹ́" is found by "egbe"; without apostrophes, which people leave out. */
export const fold = (text: string): string =>
  withoutAccents(text)
    .replace(/['‘’ʼ`´]/g, '')
    .toLowerCase()
    .trim()

/** The words of what was typed, folded; none if nothing was. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}&.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter(Boolean)
