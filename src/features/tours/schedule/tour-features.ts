import { groupedAtMost } from '#contract/format/grouped.ts'
import { squareMetres } from '#contract/format/square-metres.ts'
import { promoOn } from '#contract/records/promo-on.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import { todayInLagos } from '#src/format/lagos-date.ts'

const MAX_FEATURES = 3 // spec §9
const FILLERS = ['Guided tour included', 'Refreshments provided'] // spec §2, in this order

/** What a tour card promises: first what the package offers, then fillers, three at most (spec §2, Site tour). */
export function tourFeatures({ package: pkg, project }: Pick<Schedule, 'package' | 'project'>): string[] {
  const promo = promoOn(project?.promos ?? [], todayInLagos(Date.now()))
  const size = squareMetres(pkg.size)
  const offered = [
    pkg.installmentOption && 'Flexible payment plans',
    size && `${size} plots`,
    promo && `${groupedAtMost(promo.discount, 2)}% discount available`,
  ].filter((feature) => typeof feature === 'string')
  return [...offered, ...FILLERS].slice(0, MAX_FEATURES)
}
