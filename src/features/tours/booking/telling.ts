import { outcome } from '#src/features/tours/copy.ts'
import type { Telling } from '#src/forms/result/result-words.ts'

/** What a booking tells of each outcome, in the words of spec §8 and decision D10. */
export const telling: Telling = {
  words: outcome,
  repeatsServer: true,
  successMs: 5_000, // spec §9
}
