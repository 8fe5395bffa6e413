import { naira } from '#contract/format/naira.ts'
import type { Package } from '#contract/records/package.ts'
import { copy } from '#src/features/packages/copy.ts'
import { fromPerMonth } from '#src/features/packages/plans/per-month.ts'
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
  const { state, plan, units, terms } = usePurchase()
  const { amount } = pkg
  const monthly = plan === null ? fromPerMonth(pkg) : fromPerMonth(pkg, units, terms)
  const monthWords = plan === null ? copy.fromAMonth : copy.aMonth
  return (
    <div className="buy-bar">
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
          {monthly !== null && plan !== 'one-off' && (
            <p className="small-print tabular-nums">{monthWords(naira(monthly, { decimals: 0 }), units)}</p>
          )}
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
