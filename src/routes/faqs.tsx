import { siteConfig } from '#contract/site-config.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { phoneInGroups } from '#src/features/company/phone-in-groups.ts'
import { FaqTabs } from '#src/features/faqs/faq-tabs.tsx'
import { MoreHelp } from '#src/features/faqs/more-help.tsx'
import { faqsPage } from '#src/features/faqs/page-copy.ts'
import { allFaqs } from '#src/features/faqs/tab-content.ts'
import { faqPageData } from '#src/features/tours/faq-page-data.ts'
import { PageHead } from '#src/ui/head/page-head.tsx'

export function Faqs() {
  const { title, description, eyebrow, heading, lead } = faqsPage
  return (
    <>
      <PageHead title={title} description={description} path={sitePaths.faqs} jsonLd={faqPageData(allFaqs)} />
      <div className="container grid gap-32px lg:grid-cols-[5fr_7fr] lg:gap-64px pt-40px md:pt-64px pb-64px md:pb-104px">
        <header className="lg:sticky lg:top-120px lg:self-start">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="title-1 mt-12px">{heading}</h1>
          <p className="lead mt-20px">{lead}</p>
        </header>
        <section aria-label={title}>
          <h2 className="visually-hidden">{title}</h2>
          <FaqTabs />
        </section>
      </div>
      <MoreHelp phone={phoneInGroups(siteConfig.phone)} />
    </>
  )
}
