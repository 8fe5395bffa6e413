import type { MouseEvent } from 'react'
import { siteConfig } from '#contract/site-config.ts'
import { ASK_PART } from '#contract/site-paths.ts'
import { useHasNetwork } from '#src/device/later/use-has-network.ts'
import { copy as words } from '#src/ui/core/copy.ts'
import { buyAddress } from './buy-address.ts'
import { buyCopy } from './buy-copy.ts'
import { enquiryLink } from './enquiry-link.ts'
import { leadTo } from './lead-to.ts'
import { usePurchase } from './purchase.tsx'

type Props = {
  pkg: { id: string; name: string }
  /** Id of the sentence that says why it is disabled or what it opens. */
  describedBy?: string
  className?: string
}

/** The same button in the panel and in the mobile bar, enabled by the same rules (decision F1). */
export function BuyButton({ pkg, describedBy, className = '' }: Props) {
  const { state, plan, units } = usePurchase()
  const hasNetwork = useHasNetwork()
  const enquiry = enquiryLink(pkg.name)
  if (state === 'on-request' && enquiry) {
    return (
      <a key="ask" href={enquiry} className={`btn-primary ${className}`} aria-describedby={describedBy}>
        {buyCopy.askPrice}
      </a>
    )
  }
  if (state === 'ready' && plan !== null && siteConfig.loginUrl) {
    return (
      <a
        href={buyAddress(siteConfig.loginUrl, { packageId: pkg.id, plan, units })}
        target="_blank"
        rel="noopener"
        className={`btn-primary ${className}`}
        aria-describedby={describedBy}
        onClick={askInstead}
        onAuxClick={askInstead}
      >
        {buyCopy.buyNow}
        {hasNetwork && <span className="visually-hidden">{words.newTab}</span>}
      </a>
    )
  }
  if (state !== 'choose-plan' || !siteConfig.loginUrl) return null
  return (
    <button type="button" disabled className={`btn-primary ${className}`} aria-describedby={describedBy}>
      {buyCopy.buyNow}
    </button>
  )
}

/**
 * Offline a new tab would show the browser's own error page: the press leads to the ways that work without data. So does
 * one with the middle button; the right one opens a menu.
 */
function askInstead(press: MouseEvent): void {
  if (navigator.onLine || press.button > 1) return
  press.preventDefault()
  leadTo(ASK_PART, press)
}
