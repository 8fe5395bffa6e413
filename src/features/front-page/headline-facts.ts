import type { Package } from '#contract/package.ts'
import { compactNaira } from './compact-naira.ts'
import { standingFacts } from './content.ts'
import { headlineCopy } from './copy.ts'

export type Fact = { label: string; figure: string }

/**
 * Three facts under the promise. Figures come from the packages that can be bought now; as long as there are none,
 * their places hold what is always true, so that nothing is claimed and nothing moves.
 */
export function headlineFacts(packages: readonly Package[]): Fact[] {
  const onSale = packages.filter(({ active, soldOut }) => active && !soldOut)
  const prices = onSale.map(({ amount }) => amount).filter((amount) => amount > 0)
  const months = onSale.map((pkg) => (pkg.installmentOption ? (pkg.installmentDuration ?? 0) : 0))
  const longest = Math.max(0, ...months)
  return [
    prices.length > 0
      ? { label: headlineCopy.plotsFrom, figure: compactNaira(Math.min(...prices)) }
      : standingFacts.place,
    longest > 1
      ? { label: headlineCopy.payOver, figure: headlineCopy.months(longest) }
      : standingFacts.payment,
    standingFacts.founded,
  ]
}
