import { siteConfig } from '#contract/site-config.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { Link } from '#src/ui/core/link.tsx'
import { legalCopy } from './copy.ts'

const LINK = 'text-link inline-flex items-center min-h-44px break-anywhere'

/**
 * By website, e-mail, phone and office (spec §2). `phone` is the number as it is read aloud. Empty settings are not
 * shown.
 */
export function LegalContact({ lead, phone }: { lead: string; phone: string }) {
  const { salesEmail, phone: number, officeAddress } = siteConfig
  return (
    <section id="contact" className="panel mt-56px max-w-[68ch]">
      <h2 className="title-3 mb-12px">{legalCopy.contactTitle}</h2>
      <p className="mb-16px">{lead}</p>
      <dl className="grid sm:grid-cols-[auto_1fr] gap-x-24px [&>dt]:font-600 [&>*]:min-h-44px [&>*]:flex [&>*]:items-center">
        <dt>{legalCopy.website}</dt>
        <dd>
          <Link to={sitePaths.faqs} className={LINK}>
            {legalCopy.websiteLink}
          </Link>
        </dd>
        {salesEmail && (
          <>
            <dt>{legalCopy.email}</dt>
            <dd>
              <a href={`mailto:${salesEmail}`} className={LINK}>
                {salesEmail}
              </a>
            </dd>
          </>
        )}
        {number && (
          <>
            <dt>{legalCopy.phone}</dt>
            <dd>
              <a href={`tel:${number}`} className={LINK}>
                {phone}
              </a>
            </dd>
          </>
        )}
        {officeAddress && (
          <>
            <dt>{legalCopy.office}</dt>
            <dd>{officeAddress}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
