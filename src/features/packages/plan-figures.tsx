import type { Package } from '#contract/package.ts'
import { count } from '#src/format/count.ts'
import { naira } from '#src/format/naira.ts'
import { copy } from './copy.ts'
import { type PaymentPlan, planTotals } from './payment-plan.ts'

type Props = { pkg: Package; plan: PaymentPlan | null; units: number }

const whole = (amount: number) => naira(amount, { decimals: 0 })

/** Only what follows from the record: what is not in it is said to be settled by sales, never guessed. */
export function PlanFigures({ pkg, plan, units }: Props) {
  const { price, infrastructureFee, total, monthly, firstPayment } = planTotals(pkg, plan, units)
  return (
    <div className="rounded-sm bg-sand p-16px">
      <dl className="flex flex-col gap-8px text-[.9375rem]" aria-live="polite">
        <Line name={copy.unitsTimesPrice(count(units), whole(pkg.amount))} amount={price} />
        {infrastructureFee > 0 && <Line name={copy.infrastructureFee} amount={infrastructureFee} />}
        <Line name={copy.total} amount={total} isTotal />
        {firstPayment !== null && <Line name={copy.firstPayment} amount={firstPayment} />}
        {monthly && (
          <Line name={copy.monthly(monthly.months, firstPayment !== null)} amount={monthly.amount} />
        )}
      </dl>
      {plan === 'installments' && (
        <p className="mt-12px small-print">{monthly ? copy.installmentsNote : copy.noMonths}</p>
      )}
    </div>
  )
}

function Line({ name, amount, isTotal = false }: { name: string; amount: number; isTotal?: boolean }) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-16px ${
        isTotal ? 'pt-8px border-0 border-t-1 border-solid border-line font-600' : ''
      }`}
    >
      <dt className="min-w-0 [overflow-wrap:anywhere]">{name}</dt>
      <dd className="price ml-auto whitespace-normal [overflow-wrap:anywhere]">{whole(amount)}</dd>
    </div>
  )
}
