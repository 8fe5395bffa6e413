import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { groupedAtMost } from '#contract/format/grouped.ts'
import { squareMetres } from '#contract/format/square-metres.ts'
import type { Package, Promo } from '#contract/records/package.ts'
import { promoOn } from '#contract/records/promo-on.ts'
import { plural } from '#src/format/count.ts'
import { todayInLagos } from '#src/format/lagos-date.ts'
import { availability } from './availability.ts'
import { closedWords } from './closed-words.ts'
import { copy } from './copy.ts'

/** `tone` picks the colour: a fact of the package, a reason to hurry, or the end of the sale. */
export type PackageTag = { text: string; tone: 'fact' | 'offer' | 'closed' }

const FEW_LEFT = 10 // units; from here on the number left is news to a buyer

/** At most four short facts of a card, the most decisive first. A sale that is over shows no plan and no count. */
export function packageTags(pkg: Package, type: ProjectTypeSlug | null): PackageTag[] {
  const closed = closedWords(availability(pkg))
  const tags: (PackageTag | null)[] = closed
    ? [{ text: closed, tone: 'closed' }, sizeTag(pkg)]
    : [sizeTag(pkg), installmentTag(pkg), discountTag(pkg.promos), fewLeftTag(pkg, type)]
  return tags.filter((tag) => tag !== null)
}

/** The promo that runs today, if any. */
export const activePromo = (promos: readonly Promo[]): Promo | null =>
  promoOn(promos, todayInLagos(Date.now()))

/** `12.5`, never rounded up: a figure is computed from it. */
export const percentOff = ({ discount }: Pick<Promo, 'discount'>): string => groupedAtMost(discount, 2)

function sizeTag({ size }: Package): PackageTag | null {
  const text = squareMetres(size)
  return text === null ? null : { text, tone: 'fact' }
}

function installmentTag({ installmentOption, installmentDuration }: Package): PackageTag | null {
  if (!installmentOption) return null
  const months = Math.floor(installmentDuration ?? 0)
  if (months < 1) return { text: 'Installments', tone: 'fact' }
  return { text: `${plural(months, 'month')} to pay`, tone: 'fact' }
}

function discountTag(promos: readonly Promo[]): PackageTag | null {
  const promo = activePromo(promos)
  return promo && { text: copy.discount(percentOff(promo)), tone: 'offer' }
}

function fewLeftTag({ availableUnits }: Package, type: ProjectTypeSlug | null): PackageTag | null {
  if (availableUnits === null || availableUnits < 1 || availableUnits > FEW_LEFT) return null
  return { text: `${plural(availableUnits, type === 'land' ? 'plot' : 'unit')} left`, tone: 'offer' }
}
