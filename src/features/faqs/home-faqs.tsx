import { siteConfig } from '#contract/site-config.ts'
import { Accordion } from '#src/ui/core/accordion.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import { homeFaqs } from './content.ts'
import { homeFaqsCopy } from './copy.ts'

const REVEAL_AMOUNT = 0.25 // share of the questions in view, spec §9

/** The question of the heading stays in view on a wide screen while the answers open beside it. */
export function HomeFaqs() {
  return (
    <section className="section" aria-labelledby="faqs">
      <div className="container grid gap-32px md:grid-cols-12 md:gap-x-56px">
        <div className="md:col-span-5 lg:col-span-4 flex flex-col items-start gap-16px md:sticky md:top-120px md:self-start">
          <h2 id="faqs" className="title-2">
            {homeFaqsCopy.title}
          </h2>
          <p className="text-ink-soft max-w-[26em]">{homeFaqsCopy.text}</p>
          {siteConfig.salesEmail && (
            <a
              href={`mailto:${siteConfig.salesEmail}`}
              className="text-link inline-flex items-center min-h-44px"
            >
              {homeFaqsCopy.ask}
            </a>
          )}
        </div>
        <Reveal amount={REVEAL_AMOUNT} className="md:col-span-7 lg:col-start-6">
          <Accordion items={homeFaqs} name="home-faqs" />
        </Reveal>
      </div>
    </section>
  )
}
