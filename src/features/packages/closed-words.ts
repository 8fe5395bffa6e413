import type { Availability } from './availability.ts'
import { copy } from './copy.ts'

/** What stands beside the price of a package that cannot be bought; null = it is on sale. */
export function closedWords(sale: Availability): string | null {
  if (sale === 'on-sale') return null
  return sale === 'sold-out' ? copy.soldOut : copy.withdrawn
}
