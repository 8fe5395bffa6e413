import type { Package } from '#contract/records/package.ts'
import { copy } from '#src/features/packages/copy.ts'
import { foreignMoney } from '#src/features/packages/planner/foreign-money.ts'
import { lastMonth } from '#src/features/packages/planner/payments.ts'
import { plannerCopy } from '#src/features/packages/planner/planner-copy.ts'
import type { Choice } from '#src/features/packages/plans/choice.ts'
import { offeredPlans, planTotals } from '#src/features/packages/plans/payment-plan.ts'
import { paymentRows } from '#src/features/packages/plans/payment-rows.ts'
import { usePurchase } from '#src/features/packages/purchase/purchase.tsx'
import { todayInLagos } from '#src/format/lagos-date.ts'
import { sheetCopy } from './sheet-copy.ts'

/** Every plan on offer with its figures, the chosen one first: paper has no buttons to choose with. */
export function FactSheetPlans({ pkg }: { pkg: Package }) {
  const { plan: chosen, units, terms } = usePurchase()
  const plans = [...offeredPlans(pkg)].sort((a, b) => Number(b === chosen) - Number(a === chosen))
  const { offer } = paymentRows(pkg, chosen, units, terms)
  const {
    parts,
    terms: { months },
    total,
  } = planTotals(pkg, chosen, units, terms)
  const end = parts && lastMonth(parts, months, todayInLagos(Date.now()))
  const foreign = chosen && foreignMoney(total)
  return (
    <section className="fact-sheet-plans">
      <p>{sheetCopy.forUnits(units)}</p>
      {plans.map((plan) => (
        <div key={plan}>
          <h2>{copy.planNames[plan] + (plan === chosen ? sheetCopy.chosen : '')}</h2>
          <dl>
            {sheetLines(pkg, { plan, units, terms }).map(({ name, figure }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {offer && <p>{`${offer.name}: ${offer.figure}`}</p>}
      {foreign && <p>{foreign}</p>}
      {end && <p>{`${plannerCopy.ends(end)}. ${plannerCopy.guide}`}</p>}
    </section>
  )
}

/**
 * The price stands once, with the plan that everybody has. A plan in parts names its parts, then their sum.
 */
function sheetLines(pkg: Package, { plan, units, terms }: Choice) {
  const { cost, total, parts } = paymentRows(pkg, plan, units, terms)
  if (parts.length > 0) return [...parts, total]
  const [price, ...fees] = cost
  if (!price || (fees.length === 0 && units === 1)) return [total]
  return [units === 1 ? { ...price, name: sheetCopy.price } : price, ...fees, total]
}
