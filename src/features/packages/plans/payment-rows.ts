import { naira } from '#contract/format/naira.ts'
import type { Package } from '#contract/records/package.ts'
import { copy } from '#src/features/packages/copy.ts'
import { activePromo, percentOff } from '#src/features/packages/package-badges.ts'
import { count } from '#src/format/count.ts'
import type { Instalments } from './instalments.ts'
import { type PaymentPlan, planTotals } from './payment-plan.ts'
import { planMonths, recordedTerms, type Terms } from './terms.ts'

/** `figure` is due `times` times. */
export type PaymentRow = { name: string; figure: string; times: number }

/**
 * `cost` adds up to `total`. So does `parts`, which is empty for a payment in one sum. `offer` stands apart from all
 * sums: whether a running promo applies is for sales to say (decision 137). `months`: 0 = none are named, or the first
 * payment is the whole sum.
 */
export type PaymentRows = {
  cost: PaymentRow[]
  total: PaymentRow
  parts: PaymentRow[]
  months: number
  offer: PaymentRow | null
}

/** The figures of a plan as screen, paper and messages show them. */
export function paymentRows(
  pkg: Package,
  plan: PaymentPlan | null,
  units: number,
  terms?: Terms,
): PaymentRows {
  const { price, infrastructureFee, total, parts } = planTotals(pkg, plan, units, terms)
  const isChosen = terms !== undefined && terms.first !== recordedTerms(pkg, units, price).first
  const each = copy.unitsTimesPrice(count(units), naira(pkg.amount, { decimals: 0 }))
  return {
    cost: [
      row(each, price),
      ...(infrastructureFee > 0 ? [row(copy.infrastructureFee, infrastructureFee)] : []),
    ],
    total: row(copy.total, total),
    parts: parts ? partRows(parts, isChosen) : [],
    months: parts?.monthly || parts?.last ? (terms?.months ?? planMonths(pkg)) : 0,
    offer: offerRow(pkg, price),
  }
}

/** Of the price alone, in whole naira: the record does not say that an offer reaches the fee. */
function offerRow({ promos }: Package, price: number): PaymentRow | null {
  const promo = activePromo(promos)
  if (!promo || promo.discount > 100) return null
  const hundredths = Math.round(promo.discount * 100) // 2.3 per cent as a fraction would lose a naira
  const less = Math.floor((price * hundredths) / 10_000 / NAIRA) * NAIRA
  return less > 0 ? row(copy.ifOffer(percentOff(promo)), -less) : null
}

function partRows({ first, monthly, last }: Instalments, isChosen: boolean): PaymentRow[] {
  return [
    ...(first === null ? [] : [row(isChosen ? copy.chosenFirst : copy.firstPayment, first)]),
    ...(monthly ? [row(copy.monthly(monthly.times, first !== null), monthly.amount, monthly.times)] : []),
    ...(last === null ? [] : [row(monthly ? copy.lastMonth : copy.theRest, last)]),
  ]
}

const NAIRA = 100 // kobo

const row = (name: string, kobo: number, times = 1): PaymentRow => ({
  name,
  figure: naira(kobo / 100, { decimals: 0 }),
  times,
})
