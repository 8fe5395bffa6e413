import { siteConfig } from '#contract/site-config.ts'
import { Accordion } from '#src/ui/core/accordion.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import { tourQuestions } from './content.ts'
import { faq } from './copy.ts'

export function TourFaq() {
  return (
    <section className="container section grid grid-cols-[minmax(0,1fr)] gap-32px lg:grid-cols-[5fr_7fr] lg:gap-64px">
      <Reveal className="grid grid-cols-[minmax(0,1fr)] content-start gap-16px">
        <h2 className="title-2">{faq.title}</h2>
        {siteConfig.tourEmail && (
          <p className="lead">
            {faq.lead}{' '}
            <a href={`mailto:${siteConfig.tourEmail}`} className="text-link">
              {siteConfig.tourEmail}
            </a>
            .
          </p>
        )}
      </Reveal>
      <Accordion items={tourQuestions} name="tour-faq" />
    </section>
  )
}
