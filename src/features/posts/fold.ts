import { withoutAccents } from '#src/format/without-accents.ts'

/** Small letters without accents, so that "ẹgbẹ́" is found by "egbe"; without what people leave out: "1000", "email". */
export const fold = (text: string): string =>
  withoutAccents(text)
    .replace(/['‘’ʼ`´]|(\d),(?=\d{3})|(\be)-/gi, '$1$2')
    .toLowerCase()
    .trim()

/** Trimming by `/[.-]+$/` would begin anew at each hyphen of a long line of them. */
const WORD = /[\p{L}\p{N}&]+(?:[.-]+[\p{L}\p{N}&]+)*/gu

/** The words of what was typed, folded; none if nothing was. */
export const foldedWords = (text: string): string[] => fold(text).match(WORD) ?? []
