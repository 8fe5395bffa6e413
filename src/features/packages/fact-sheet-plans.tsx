import type { Package } from '#contract/package.ts'
import { naira } from '#src/format/naira.ts'
import { copy } from './copy.ts'
import { offeredPlans, type PaymentPlan, planTotals } from './payment-plan.ts'
import { sheetCopy } from './sheet-copy.ts'

/** Every plan that is offered with its figures for one unit: paper has no buttons to choose with. */
export function FactSheetPlans({ pkg }: { pkg: Package }) {
  return (
    <section className="fact-sheet-plans">
      <p>{sheetCopy.oneUnit}</p>
      {offeredPlans(pkg).map((plan) => (
        <div key={plan}>
          <h2>{copy.planNames[plan]}</h2>
          <dl>
            {planLines(pkg, plan).map(({ name, amount }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{naira(amount, { decimals: 0 })}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

type Line = { name: string; amount: number }

function planLines(pkg: Package, plan: PaymentPlan): Line[] {
  const { price, infrastructureFee, total, firstPayment, monthly } = planTotals(pkg, plan, 1)
  const hasFee = infrastructureFee > 0
  return [
    ...(hasFee ? [{ name: sheetCopy.price, amount: price }] : []),
    ...(hasFee ? [{ name: copy.infrastructureFee, amount: infrastructureFee }] : []),
    { name: copy.total, amount: total },
    ...(firstPayment === null ? [] : [{ name: copy.firstPayment, amount: firstPayment }]),
    ...(monthly
      ? [{ name: copy.monthly(monthly.months, firstPayment !== null), amount: monthly.amount }]
      : []),
  ]
}
