import { createContext, type ReactNode, use, useState } from 'react'
import type { Package } from '#contract/records/package.ts'
import { offeredPlans, type PaymentPlan } from '#src/features/packages/plans/payment-plan.ts'
import { type PurchaseState, purchaseState } from './purchase-state.ts'
import { MIN_UNITS, type UnitBounds, unitBounds, withinBounds } from './unit-bounds.ts'

type Purchase = {
  state: PurchaseState
  plan: PaymentPlan | null
  choosePlan: (plan: PaymentPlan) => void
  units: number
  changeUnits: (units: number) => void
  bounds: UnitBounds
}

const PurchaseContext = createContext<Purchase | null>(null)

/**
 * Holds the choices of one visit to one package, which panel and mobile bar share. A withdrawn plan is no longer
 * chosen. A press redraws only the parts that subscribe: redrawing gallery and fact sheet costs a cheap phone 60 ms a
 * press.
 */
export function PurchaseOf({ pkg, children }: { pkg: Package; children: ReactNode }) {
  const [wanted, choosePlan] = useState<PaymentPlan | null>(null)
  const [units, changeUnits] = useState(MIN_UNITS)
  const bounds = unitBounds(pkg.availableUnits)
  const plan = offeredPlans(pkg).find((offered) => offered === wanted) ?? null
  const purchase = {
    state: purchaseState(pkg, plan),
    plan,
    choosePlan,
    units: withinBounds(units, bounds),
    changeUnits,
    bounds,
  }
  return <PurchaseContext value={purchase}>{children}</PurchaseContext>
}

export function usePurchase(): Purchase {
  const purchase = use(PurchaseContext)
  if (!purchase) throw new Error('usePurchase is used outside PurchaseOf')
  return purchase
}
