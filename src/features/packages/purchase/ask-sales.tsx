import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { siteConfig } from '#contract/site-config.ts'
import { ASK_PART } from '#contract/site-paths.ts'
import { useIsHere } from '#src/device/use-is-here.ts'
import { copy } from '#src/features/packages/copy.ts'
import type { PackageRead } from '#src/features/packages/price-day.ts'
import { AskWays, hasWays } from '#src/ui/ask/ask-ways.tsx'
import { enquirySubject } from './enquiry-link.ts'
import { enquiryText } from './enquiry-text.ts'
import { usePurchase } from './purchase.tsx'

const ARRIVED_MS = 3_000 // nothing leads to a part of the page any more (src/app/layout/scroll-to.ts)

/**
 * Ways to ask at the point of decision, with the message written. What the owner has not set is not shown (decision
 * G10).
 */
export function AskSales({ known }: { known: PackageRead }) {
  const { plan, units, terms } = usePurchase()
  const { salesEmail: email, officeHours } = siteConfig
  const wantsDate = useWantsDate()
  const text = enquiryText(known, { plan, units, terms, wantsDate }, location.origin + location.pathname)
  const letter = { email, subject: enquirySubject(known.pkg.name), text }
  if (!hasWays(letter)) return null
  return (
    <section
      id={ASK_PART}
      aria-label={copy.ask}
      tabIndex={-1} // a press on Buy Now leads here while there is no network
      className="print:hidden scroll-mt-96px"
    >
      <h2 className="title-4">{copy.ask}</h2>
      <p className="small-print mt-2px">{copy.askAbout(officeHours)}</p>
      <AskWays letter={letter} className="mt-12px" />
    </section>
  )
}

/**
 * Whether a form that found no tour led here. Once it has, the entry of the history says so, and no longer the address:
 * a browser's own Share passes that on.
 */
function useWantsDate(): boolean {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const isLed = hash === `#${ASK_PART}`
  useEffect(() => {
    if (!isLed) return undefined
    const timer = setTimeout(() => {
      const { search } = location // the plan in view; the router does not know it
      if (isHere()) navigate({ search }, { replace: true, state: { ...state, wantsDate: true } })
    }, ARRIVED_MS)
    return () => clearTimeout(timer)
  }, [isLed, state, isHere, navigate])
  return isLed || state?.wantsDate === true
}
