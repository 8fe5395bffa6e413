import type { Package } from '#contract/records/package.ts'
import { saleState } from '#contract/records/sale-state.ts'
import { standingFacts } from '#src/features/front-page/first-screen/content.ts'
import { headlineCopy } from '#src/features/front-page/first-screen/copy.ts'
import { compactNaira } from './compact-naira.ts'

export type Fact = { label: string; figure: string }

/**
 * Three facts under the promise. Price and months belong to one package, so that they read as one offer. It is the
 * cheapest on sale; among equals, the one with the longest plan. While there is none, their places hold facts that are
 * always true, so nothing is claimed and nothing moves.
 */
export function headlineFacts(packages: readonly Package[]): Fact[] {
  const [cheapest] = packages
    .filter((pkg) => saleState(pkg) === 'on-sale' && pkg.amount > 0)
    .sort((a, b) => a.amount - b.amount || monthsOf(b) - monthsOf(a))
  const months = cheapest ? monthsOf(cheapest) : 0
  return [
    cheapest ? { label: headlineCopy.plotsFrom, figure: compactNaira(cheapest.amount) } : standingFacts.place,
    months > 1 ? { label: headlineCopy.payOver, figure: headlineCopy.months(months) } : standingFacts.payment,
    standingFacts.founded,
  ]
}

const monthsOf = ({ installmentOption, installmentDuration }: Package): number =>
  installmentOption ? Math.floor(installmentDuration ?? 0) : 0
