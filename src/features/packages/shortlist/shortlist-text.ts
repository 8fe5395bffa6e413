import { compareAddress, MAX_COMPARED } from '#contract/addresses/compare-address.ts'
import { withBase } from '#contract/base-path.ts'
import { naira } from '#contract/format/naira.ts'
import type { Package } from '#contract/records/package.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { availability } from '#src/features/packages/availability.ts'
import { closedWords } from '#src/features/packages/closed-words.ts'
import { copy } from '#src/features/packages/copy.ts'
import { NO_PLACE, packagePlace } from '#src/features/packages/package-place.ts'
import { list as words } from './shortlist-copy.ts'

/** The list as a plain text for a chat: name, price, place and link of each, and the link of the comparison. */
export function shortlistText(packages: readonly Package[], origin: string): string {
  const address = (path: string) => origin + withBase(path)
  const ids = packages.map(({ id }) => id)
  const parts = [words.shared.title, ...packages.map((pkg, at) => `${at + 1}. ${linesOf(pkg, address)}`)]
  if (ids.length > 1 && ids.length <= MAX_COMPARED) {
    parts.push(`${words.shared.sideBySide}\n${address(compareAddress(ids))}`)
  }
  return parts.join('\n\n')
}

function linesOf(pkg: Package, address: (path: string) => string): string {
  const place = packagePlace(pkg)
  const figures = [
    pkg.amount > 0 ? naira(pkg.amount, { decimals: 0 }) : copy.priceOnRequest,
    closedWords(availability(pkg)),
    place === NO_PLACE ? null : place,
  ]
  return [pkg.name, figures.filter(Boolean).join(', '), address(sitePaths.package(pkg.id))].join('\n')
}
