import type { Package } from '#contract/records/package.ts'
import {
  figuresOf,
  type PackageChange,
  packageChanges,
} from '#src/features/packages/changes/package-changes.ts'
import { activePromo } from '#src/features/packages/package-badges.ts'
import type { ShortlistEntry } from './kept/shortlist-entry.ts'

export type SinceSaved = {
  changes: PackageChange[]
  /** `new` has its per cent; null = as before, or no news because the package cannot be bought. */
  offer: { kind: 'new'; discount: number } | { kind: 'over' } | null
}

/** What changed since a person saved it, by the rules of the marks on cards. An offer that began or ended is news too. */
export function changesSinceSaved(entry: ShortlistEntry, pkg: Package): SinceSaved {
  const now = figuresOf(pkg)
  const discount = activePromo(pkg.promos)?.discount ?? 0
  const isNews = now.sale === 'on-sale' && discount !== entry.discount
  return {
    changes: packageChanges(entry, now),
    offer: !isNews ? null : discount > 0 ? { kind: 'new', discount } : { kind: 'over' },
  }
}

/** What the phone keeps of a package that is saved at `savedAt` (ms since 1970). */
export const entryOf = (pkg: Package, line: ShortlistEntry['line'], savedAt: number): ShortlistEntry => ({
  ...figuresOf(pkg),
  id: pkg.id,
  name: pkg.name,
  line,
  savedAt,
  discount: activePromo(pkg.promos)?.discount ?? 0,
})
