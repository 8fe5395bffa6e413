import type { Package } from '#contract/records/package.ts'
import { copy } from '#src/features/packages/copy.ts'
import { count } from '#src/format/count.ts'
import { naira } from '#src/format/naira.ts'
import type { Instalments } from './instalments.ts'
import { type PaymentPlan, planTotals } from './payment-plan.ts'

/** `figure` is due `times` times. */
export type PaymentRow = { name: string; figure: string; times: number }

/** `cost` adds up to `total`. So does `parts`, which is empty for a payment in one sum. */
export type PaymentRows = { cost: PaymentRow[]; total: PaymentRow; parts: PaymentRow[] }

/** The figures of a plan as screen and paper show them. */
export function paymentRows(pkg: Package, plan: PaymentPlan | null, units: number): PaymentRows {
  const { price, infrastructureFee, total, parts } = planTotals(pkg, plan, units)
  const each = copy.unitsTimesPrice(count(units), naira(pkg.amount, { decimals: 0 }))
  return {
    cost: [
      line(each, price),
      ...(infrastructureFee > 0 ? [line(copy.infrastructureFee, infrastructureFee)] : []),
    ],
    total: line(copy.total, total),
    parts: parts ? partLines(parts) : [],
  }
}

function partLines({ first, monthly, last }: Instalments): PaymentRow[] {
  return [
    ...(first === null ? [] : [line(copy.firstPayment, first)]),
    ...(monthly ? [line(copy.monthly(monthly.times, first !== null), monthly.amount, monthly.times)] : []),
    ...(last === null ? [] : [line(monthly ? copy.lastMonth : copy.theRest, last)]),
  ]
}

const line = (name: string, kobo: number, times = 1): PaymentRow => ({
  name,
  figure: naira(kobo / 100, { decimals: 0 }),
  times,
})
