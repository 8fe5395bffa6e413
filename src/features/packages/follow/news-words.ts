import { naira } from '#contract/format/naira.ts'
import type { NewsChange } from '#follow/followed-search.ts'
import { followCopy as words } from './follow-copy.ts'

/** `on sale again, ₦200,000 less`. */
export const newsWords = (changes: readonly NewsChange[]): string =>
  changes
    .map((change) =>
      change.kind === 'price-down'
        ? words.cheaper(naira(change.by, { decimals: 0 }))
        : words.changes[change.kind],
    )
    .join(', ')
