import { siteConfig } from '#contract/site-config.ts'
import { copy } from './copy.ts'
import { enquiryLink } from './enquiry-link.ts'
import type { PurchaseState } from './purchase-state.ts'

type Props = {
  state: PurchaseState
  packageName: string
  /** Id of the sentence that says why it is disabled or what it opens. */
  describedBy?: string
  className?: string
}

/** The same button in the panel and in the mobile bar, with the same gating (decision F1). */
export function BuyButton({ state, packageName, describedBy, className = '' }: Props) {
  const enquiry = enquiryLink(packageName)
  if (state === 'on-request' && enquiry) {
    return (
      <a href={enquiry} className={`btn-primary ${className}`} aria-describedby={describedBy}>
        {copy.askPrice}
      </a>
    )
  }
  if (state === 'ready' && siteConfig.loginUrl) {
    return (
      <a
        href={siteConfig.loginUrl}
        target="_blank"
        rel="noopener"
        className={`btn-primary ${className}`}
        aria-describedby={describedBy}
      >
        {copy.buyNow}
        <span className="visually-hidden">{copy.newTab}</span>
      </a>
    )
  }
  if (state !== 'choose-plan' || !siteConfig.loginUrl) return null
  return (
    <button type="button" disabled className={`btn-primary ${className}`} aria-describedby={describedBy}>
      {copy.buyNow}
    </button>
  )
}
