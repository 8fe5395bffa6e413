import { withBase } from '#contract/base-path.ts'
import { naira } from '#contract/format/naira.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { figuresOf } from '#src/features/packages/changes/package-changes.ts'
import { closedWords } from '#src/features/packages/closed-words.ts'
import { copy } from '#src/features/packages/copy.ts'
import { NO_PLACE, packagePlace } from '#src/features/packages/package-place.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { savedDay } from '#src/features/packages/price-day.ts'
import { compareAddress, MAX_COMPARED } from '#src/features/packages/shortlist/kept/compare-address.ts'
import type { ShortlistEntry } from './kept/shortlist-entry.ts'
import { list as words } from './shortlist-copy.ts'

/** A saved package, and its record; null where none is read: then it is as it was when saved. */
export type SharedPackage = { entry: ShortlistEntry; known: KnownPackage | null }

/**
 * The list as a plain text for a chat: name, price, place and link of each, and the link of the comparison. Somebody may
 * read it weeks later, so it names the day of the oldest price.
 */
export function shortlistText(shared: readonly SharedPackage[], origin: string): string {
  const address = (path: string) => origin + withBase(path)
  const ids = shared.map(({ entry }) => entry.id)
  const parts = [words.shared.title, ...shared.map((one, at) => `${at + 1}. ${linesOf(one, address)}`)]
  const ages = shared.map(({ entry, known }) => known?.storedAt ?? entry.savedAt)
  if (ages.length > 0) parts.push(`${copy.pricesAge} ${savedDay(Math.min(...ages))}`)
  if (ids.length > 1 && ids.length <= MAX_COMPARED) {
    parts.push(`${words.shared.sideBySide}\n${address(compareAddress(ids))}`)
  }
  return parts.join('\n\n')
}

function linesOf({ entry, known }: SharedPackage, address: (path: string) => string): string {
  const pkg = known?.pkg
  const { amount, sale } = pkg ? figuresOf(pkg) : entry
  const place = pkg ? packagePlace(pkg) : NO_PLACE
  const figures = [
    amount > 0 ? naira(amount, { decimals: 0 }) : copy.priceOnRequest,
    closedWords(sale),
    place === NO_PLACE ? null : place,
  ]
  const link = address(sitePaths.package(entry.id))
  return [(pkg ?? entry).name, figures.filter(Boolean).join(', '), link].join('\n')
}
