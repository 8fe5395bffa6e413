import { siteConfig } from '#contract/site-config.ts'
import office from '#src/assets/art/office.jpg?w=480;960&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import { Picture } from '#src/ui/picture/picture.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { help } from './page-copy.ts'

/** `phone` is the number as it is read aloud. What the owner has not set is not shown (decision G10). The form has WhatsApp too. */
export function MoreHelp({ phone }: { phone: string }) {
  const { salesEmail, phone: number } = siteConfig
  const whatsApp = salesEmail ? '' : siteConfig.whatsApp
  return (
    <section className="bg-sand section" aria-labelledby="more-help">
      <div className="container grid gap-40px lg:grid-cols-[5fr_7fr] lg:gap-64px lg:items-start">
        <div className="grid gap-20px lg:sticky lg:top-120px">
          <h2 id="more-help" className="title-2">
            {help.title}
          </h2>
          {salesEmail && <p className="lead">{help.lead}</p>}
          {(number || whatsApp) && (
            <p className="flex flex-wrap items-center gap-x-20px">
              <span className="text-ink-soft">{help.orTalk}</span>
              {number && (
                <a href={`tel:${number}`} className="text-link inline-flex items-center min-h-44px">
                  {phone}
                </a>
              )}
              {whatsApp && (
                <a
                  href={`https://wa.me/${whatsApp}`}
                  target="_blank"
                  rel="noopener"
                  className="text-link inline-flex items-center gap-8px min-h-44px"
                >
                  {help.whatsApp}
                  <span className="i-ph-arrow-up-right" aria-hidden />
                </a>
              )}
            </p>
          )}
          <Picture
            source={office}
            alt={help.pictureAlt}
            sizes="(min-width: 64em) 480px, 1px"
            className="hidden lg:block w-full aspect-[4/3] object-cover rounded-lg"
          />
        </div>
        {salesEmail && <EnquiryForm to={salesEmail} />}
      </div>
    </section>
  )
}
