import { useState } from 'react'
import type { Package } from '#contract/package.ts'
import { offeredPlans, type PaymentPlan } from './payment-plan.ts'
import { type PurchaseState, purchaseState } from './purchase-state.ts'
import { MIN_UNITS, type UnitBounds, unitBounds, withinBounds } from './unit-bounds.ts'

export type Purchase = {
  state: PurchaseState
  plan: PaymentPlan | null
  choosePlan: (plan: PaymentPlan) => void
  units: number
  changeUnits: (units: number) => void
  bounds: UnitBounds
}

/** The choices of one visit to one package; panel and mobile bar share them. A plan that is withdrawn is unchosen. */
export function usePurchase(pkg: Package): Purchase {
  const [wanted, choosePlan] = useState<PaymentPlan | null>(null)
  const [units, changeUnits] = useState(MIN_UNITS)
  const bounds = unitBounds(pkg.availableUnits)
  const plan = offeredPlans(pkg).find((offered) => offered === wanted) ?? null
  return {
    state: purchaseState(pkg, plan),
    plan,
    choosePlan,
    units: withinBounds(units, bounds),
    changeUnits,
    bounds,
  }
}
