import { plainText } from '#contract/article/plain-text.ts'

const WORDS_PER_MINUTE = 200 // decision F4

/** Whole minutes, at least 1: words of the text (tags stripped) / 200, rounded up (decision F4). */
export function readingMinutes(content: string): number {
  const words = plainText(content).split(' ').filter(Boolean).length
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}
