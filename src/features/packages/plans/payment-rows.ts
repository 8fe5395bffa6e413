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
      row(each, price),
      ...(infrastructureFee > 0 ? [row(copy.infrastructureFee, infrastructureFee)] : []),
    ],
    total: row(copy.total, total),
    parts: parts ? partRows(parts) : [],
  }
}

function partRows({ first, monthly, last }: Instalments): PaymentRow[] {
  return [
    ...(first === null ? [] : [row(copy.firstPayment, first)]),
    ...(monthly ? [row(copy.monthly(monthly.times, first !== null), monthly.amount, monthly.times)] : []),
    ...(last === null ? [] : [row(monthly ? copy.lastMonth : copy.theRest, last)]),
  ]
}

const row = (name: string, kobo: number, times = 1): PaymentRow => ({
  name,
  figure: naira(kobo / 100, { decimals: 0 }),
  times,
})
