import type { Package } from '#contract/records/package.ts'
import { copy } from '#src/features/packages/copy.ts'
import type { Choice } from '#src/features/packages/plans/choice.ts'
import { planTotals } from '#src/features/packages/plans/payment-plan.ts'
import { fromPerMonth } from '#src/features/packages/plans/per-month.ts'
import { naira } from '#src/format/naira.ts'
import { BuyButton } from './buy-button.tsx'
import { PANEL_ID } from './buying-panel.tsx'
import { usePurchase } from './purchase.tsx'
import type { PurchaseState } from './purchase-state.ts'

const HINT_ID = 'buy-bar-hint'

type Props = { pkg: Package }

/**
 * Stays at the bottom of a phone's screen with the real price (decision F1). It is the last part of the page and
 * sticky, so it comes to rest above the footer and never covers anything.
 */
export function BuyBar({ pkg }: Props) {
  const { state, ...choice } = usePurchase()
  const { amount } = pkg
  const monthly = monthlyWords(pkg, choice)
  return (
    <div className="buy-bar md:hidden print:hidden sticky bottom-0 z-20 bg-surface border-0 border-t-1 border-solid border-edge shadow-float pb-[env(safe-area-inset-bottom)]">
      <div className="flex items-center justify-between gap-16px px-20px py-12px">
        <div className="min-w-0">
          {amount > 0 ? (
            <p className="price text-[1.25rem] leading-[1.15] whitespace-normal [overflow-wrap:anywhere]">
              {naira(amount, { decimals: 0 })}
              <span className="small-print font-body font-400 tracking-normal"> {copy.perUnitShort}</span>
            </p>
          ) : (
            <p className="font-600">{copy.priceOnRequest}</p>
          )}
          {monthly && <p className="small-print tabular-nums">{monthly}</p>}
          <BarHint state={state} />
        </div>
        <BuyButton
          pkg={pkg}
          {...(state === 'choose-plan' && { describedBy: HINT_ID })}
          className="shrink-0"
        />
      </div>
    </div>
  )
}

/** Before a plan is chosen the least a month that the record names, with instalments the chosen one. */
function monthlyWords(pkg: Package, { plan, units, terms }: Choice): string | null {
  if (plan === null) {
    const least = fromPerMonth(pkg)
    return least === null ? null : copy.fromAMonth(naira(least, { decimals: 0 }))
  }
  const { monthly } = planTotals(pkg, plan, units, terms).parts ?? {}
  return monthly ? copy.aMonth(naira(monthly.amount / 100, { decimals: 0 })) : null
}

/** Why the button is disabled, as a link to what enables it. */
function BarHint({ state }: { state: PurchaseState }) {
  if (state === 'sold-out' || state === 'withdrawn') {
    return <p className="small-print">{state === 'sold-out' ? copy.soldOut : copy.withdrawn}</p>
  }
  if (state !== 'choose-plan') return null
  return (
    <a
      id={HINT_ID}
      href={`#${PANEL_ID}`}
      className="text-link inline-flex items-center min-h-44px -my-8px text-[.875rem]"
    >
      {copy.choosePlanShort}
    </a>
  )
}
