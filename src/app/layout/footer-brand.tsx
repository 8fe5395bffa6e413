import { siteConfig } from '#contract/site-config.ts'
import { Logo } from '#src/features/company/logo.tsx'
import { phoneInGroups } from '#src/features/company/phone-in-groups.ts'
import { SocialLinks } from './social-links.tsx'

const contactLink =
  'inline-flex items-center gap-10px min-h-44px max-w-full [overflow-wrap:anywhere] no-underline hover:underline underline-offset-4'

/** Logo, contact links, social links. What the owner has not set is not shown (decision G10). */
export function FooterBrand() {
  const { phone, salesEmail, officeAddress } = siteConfig
  return (
    <div className="flex flex-col items-start gap-20px text-on-band-soft text-[.9375rem]">
      <Logo ground="band" className="text-on-band" />
      <address className="not-italic flex flex-col items-start max-w-full">
        {phone && (
          <a href={`tel:${phone}`} className={contactLink}>
            <span className="i-ph-phone" aria-hidden />
            {phoneInGroups(phone)}
          </a>
        )}
        {salesEmail && (
          <a href={`mailto:${salesEmail}`} className={contactLink}>
            <span className="i-ph-envelope-simple" aria-hidden />
            {salesEmail}
          </a>
        )}
        {officeAddress && (
          <span className="inline-flex gap-10px py-10px">
            <span className="i-ph-map-pin mt-2px" aria-hidden />
            {officeAddress}
          </span>
        )}
      </address>
      <SocialLinks />
    </div>
  )
}
