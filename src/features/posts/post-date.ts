import { parseProviderDate } from '#contract/format/provider-date.ts'
import { lagosDate } from '#src/format/lagos-date.ts'

/** `January 5, 2027` → the machine's `2027-01-05` and the reader's `Tue, Jan 5, 2027`; other text stays unchanged. */
export function postDate(created: string): { day: string | null; words: string } {
  const day = parseProviderDate(created)
  return { day, words: day ? lagosDate(day) : created }
}
