import { createContext, type ReactNode, use, useState } from 'react'
import type { Package } from '#contract/records/package.ts'
import { usePartForReader } from '#src/device/later/use-part-for-reader.ts'
import type { Choice, Wished } from '#src/features/packages/plans/choice.ts'
import { offeredPlans } from '#src/features/packages/plans/payment-plan.ts'
import { heldTerms } from '#src/features/packages/wished/held-terms.ts'
import { wishedIn } from '#src/features/packages/wished/wished-in.ts'
import { type PurchaseState, purchaseState } from './purchase-state.ts'
import { MIN_UNITS, type UnitBounds, unitBounds, withinBounds } from './unit-bounds.ts'

const loadPlanner = () => import('#src/features/packages/planner/planner-part.ts')

type Purchase = Choice & {
  state: PurchaseState
  choosePlan: (plan: string) => void
  changeUnits: (units: number) => void
  wished: Wished
  wish: (wished: Wished) => void
  bounds: UnitBounds
  /** Null until its code is here. */
  planner: Awaited<ReturnType<typeof loadPlanner>>['planner'] | null
  isPlannerLost: boolean
}

const PurchaseContext = createContext<Purchase | null>(null)

/**
 * Holds the choices of one visit to one package, which panel and mobile bar share; its address may bring them. A
 * withdrawn plan is no longer chosen. A press redraws only the parts that subscribe: redrawing gallery and fact sheet
 * costs a cheap phone 60 ms a press.
 */
export function PurchaseOf({ pkg, children }: { pkg: Package; children: ReactNode }) {
  const [query] = useState(() => new URLSearchParams(location.search))
  const [wantedPlan, choosePlan] = useState(query.get('plan'))
  const [wantedUnits, changeUnits] = useState(
    () => Number.parseInt(query.get('units')?.slice(0, 4) ?? '', 10) || MIN_UNITS,
  )
  const [wanted, wish] = useState<Wished | null>(null)
  const bounds = unitBounds(pkg.availableUnits)
  const plan = offeredPlans(pkg).find((offered) => offered === wantedPlan) ?? null
  const units = withinBounds(wantedUnits, bounds)
  const part = usePartForReader(loadPlanner, plan === 'installments')
  const planner = part && part !== 'lost' ? part.planner : null
  const wished = wanted ?? wishedIn(query)
  const isWished = planner !== null || wished.months !== null || wished.deposit !== null
  const purchase = {
    state: purchaseState(pkg, plan),
    plan,
    choosePlan,
    units,
    changeUnits,
    wished,
    wish,
    terms: isWished ? heldTerms(pkg, units, wished) : undefined,
    bounds,
    planner,
    isPlannerLost: part === 'lost',
  }
  return <PurchaseContext value={purchase}>{children}</PurchaseContext>
}

export function usePurchase(): Purchase {
  const purchase = use(PurchaseContext)
  if (!purchase) throw new Error('usePurchase is used outside PurchaseOf')
  return purchase
}
