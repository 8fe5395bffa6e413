import { sitePaths } from '#contract/site-paths.ts'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { CoreServices } from '../features/services/core-services-section.tsx'
import { KnowUs } from '../features/services/know-us.tsx'
import { SecureFuture } from '../features/services/secure-future.tsx'
import { servicesPage } from '../features/services/services-copy.ts'
import { ServicesHero } from '../features/services/services-hero.tsx'
import { servicesJsonLd } from '../features/services/services-json-ld.ts'
import { SustainableGoals } from '../features/services/sustainable-goals.tsx'

/** What we do before and after a sale (spec §2, Services). */
export function Services() {
  return (
    <>
      <PageHead {...servicesPage} path={sitePaths.services} jsonLd={servicesJsonLd} />
      <ServicesHero />
      <SecureFuture />
      <CoreServices />
      <SustainableGoals />
      <KnowUs />
    </>
  )
}
