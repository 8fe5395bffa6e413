import { siteConfig } from '#contract/site-config.ts'
import { copy } from '#src/features/packages/copy.ts'
import { buyAddress } from './buy-address.ts'
import { enquiryLink } from './enquiry-link.ts'
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
  const enquiry = enquiryLink(pkg.name)
  if (state === 'on-request' && enquiry) {
    return (
      <a href={enquiry} className={`btn-primary ${className}`} aria-describedby={describedBy}>
        {copy.askPrice}
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
