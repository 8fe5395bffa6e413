import { naira } from '#contract/format/naira.ts'
import type { Package } from '#contract/records/package.ts'
import { siteConfig } from '#contract/site-config.ts'
import { useHasNetwork } from '#src/device/later/use-has-network.ts'
import { availability } from '#src/features/packages/availability.ts'
import { closedWords } from '#src/features/packages/closed-words.ts'
import { copy } from '#src/features/packages/copy.ts'
import { fromPerMonth } from '#src/features/packages/plans/per-month.ts'
import { copy as words } from '#src/ui/core/copy.ts'
import { BuyButton } from './buy-button.tsx'
import { buyCopy } from './buy-copy.ts'
import { PANEL_ID } from './buying-panel.tsx'
import { leadTo } from './lead-to.ts'
import { usePurchase } from './purchase.tsx'

const NOTE_ID = 'buy-bar-note'

type Props = { pkg: Package }

/**
 * Stays at the bottom of a phone's screen with the real price (decision F1). It is the last part of the page and
 * sticky, so it comes to rest above the footer and never covers anything. Two lines at most: a phone is 740 px high. On a
 * screen lower than 400 px, as a page enlarged to 400 % has it, it rests there from the start.
 */
export function BuyBar({ pkg }: Props) {
  const { state } = usePurchase()
  const note = useNote(pkg)
  const { amount } = pkg
  return (
    <div className="buy-bar">
      <div className="flex flex-wrap items-center justify-between gap-x-16px gap-y-8px px-20px py-12px">
        <div className="min-w-0 flex-[1_1_6.5rem]">
          {amount > 0 ? (
            <p className="price text-[1.25rem] leading-[1.15] whitespace-normal [overflow-wrap:anywhere]">
              <span>{naira(amount, { decimals: 0 })}</span>
              <span className="small-print font-body font-400 tracking-normal"> {copy.perUnitShort}</span>
            </p>
          ) : (
            <p className="font-600">{copy.priceOnRequest}</p>
          )}
          <p id={NOTE_ID} className="small-print tabular-nums empty:hidden">
            {note}
          </p>
        </div>
        {state === 'choose-plan' && siteConfig.loginUrl ? (
          <a
            href={`#${PANEL_ID}`}
            className="btn-primary flex-col gap-0 shrink-0"
            onClick={(press) => leadTo(PANEL_ID, press)}
          >
            {buyCopy.buyNow}
            <span className="text-[.75rem] font-500">{buyCopy.choosePlanShort}</span>
          </a>
        ) : (
          <BuyButton pkg={pkg} describedBy={NOTE_ID} className="shrink-0" />
        )}
      </div>
    </div>
  )
}

/**
 * What a month costs, or why nothing can be bought now. It is the only child of its paragraph: of words in a node of
 * their own, a translated page would keep the old ones.
 */
function useNote(pkg: Package): string | null {
  const { state, plan, units, terms } = usePurchase()
  const hasNetwork = useHasNetwork()
  const closed = closedWords(availability(pkg))
  if (closed !== null) return closed
  if (state === 'ready' && !hasNetwork) return words.needsNetwork
  if (plan === 'one-off') return null
  const monthly = plan === null ? fromPerMonth(pkg) : fromPerMonth(pkg, units, terms)
  if (monthly === null) return null
  const say = plan === null ? copy.fromAMonth : buyCopy.aMonth
  return say(naira(monthly, { decimals: 0 }), units)
}
