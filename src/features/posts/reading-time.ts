import { plainText } from '#contract/article/plain-text.ts'

const WORDS_PER_MINUTE = 200 // decision F4

/** Words of a text without its tags. */
export const wordCount = (content: string): number => plainText(content).split(' ').filter(Boolean).length

/** Whole minutes, at least 1: words of the text (tags stripped) / 200, rounded up (decision F4). */
export function readingMinutes(content: string): number {
  return Math.max(1, Math.ceil(wordCount(content) / WORDS_PER_MINUTE))
}
