import type { Package } from '#contract/records/package.ts'
import { copy } from '#src/features/packages/copy.ts'
import { offeredPlans, type PaymentPlan } from '#src/features/packages/plans/payment-plan.ts'
import { paymentRows } from '#src/features/packages/plans/payment-rows.ts'
import { sheetCopy } from './sheet-copy.ts'

/** Every plan on offer with its figures for one unit: paper has no buttons to choose with. */
export function FactSheetPlans({ pkg }: { pkg: Package }) {
  return (
    <section className="fact-sheet-plans">
      <p>{sheetCopy.oneUnit}</p>
      {offeredPlans(pkg).map((plan) => (
        <div key={plan}>
          <h2>{copy.planNames[plan]}</h2>
          <dl>
            {sheetLines(pkg, plan).map(({ name, figure }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

/**
 * The price of a unit stands once, with the plan that everybody has. A plan in parts names its parts, then their sum.
 */
function sheetLines(pkg: Package, plan: PaymentPlan) {
  const { cost, total, parts } = paymentRows(pkg, plan, 1)
  if (parts.length > 0) return [...parts, total]
  const [price, ...fees] = cost
  return price && fees.length > 0 ? [{ ...price, name: sheetCopy.price }, ...fees, total] : [total]
}
