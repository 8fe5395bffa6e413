import type { Package } from '#contract/records/package.ts'
import type { Wished } from '#src/features/packages/plans/choice.ts'
import type { PlanTotals } from '#src/features/packages/plans/payment-plan.ts'
import { recordedTerms } from '#src/features/packages/plans/terms.ts'
import { todayInLagos } from '#src/format/lagos-date.ts'
import { AllPayments } from './all-payments.tsx'
import { DepositField } from './deposit-field.tsx'
import { MonthsField } from './months-field.tsx'
import { PaidChart } from './paid-chart.tsx'
import { payments } from './payments.ts'
import { plannerCopy } from './planner-copy.ts'

type Props = {
  pkg: Package
  units: number
  totals: PlanTotals
  wish: (part: Partial<Wished>) => void
}

/** Months and first payment to choose, and what comes of them month by month. A field stands where the record has one. */
export function InstalmentPlanner({ pkg, units, totals, wish }: Props) {
  const { price, total, parts, terms } = totals
  const { first: least, months: longest } = recordedTerms(pkg, units, price)
  if (!parts) return null
  const list = payments(parts, terms.months)
  const today = todayInLagos(Date.now())
  return (
    <section aria-label={plannerCopy.title} className="flex flex-col gap-20px mt-24px">
      {longest > 1 && (
        <MonthsField
          most={longest}
          value={terms.months}
          monthly={parts.monthly?.amount ?? null}
          onChange={(next) => wish({ months: next })}
        />
      )}
      {least === null || parts.first === null ? (
        <p className="small-print">{plannerCopy.noFirst}</p>
      ) : (
        <DepositField
          least={least}
          most={total}
          value={parts.first}
          onChange={(next) => wish({ deposit: next })}
        />
      )}
      {list.length > 0 && (
        <>
          <PaidChart list={list} first={parts.first ?? 0} total={total} today={today} />
          <AllPayments list={list} today={today} />
        </>
      )}
      <p className="small-print">{plannerCopy.guide}</p>
    </section>
  )
}
