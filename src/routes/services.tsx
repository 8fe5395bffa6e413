import { sitePaths } from '#contract/site-paths.ts'
import { CoreServices } from '#src/features/services/core-services-section.tsx'
import { KnowUs } from '#src/features/services/know-us.tsx'
import { SecureFuture } from '#src/features/services/secure-future.tsx'
import { servicesPage } from '#src/features/services/services-copy.ts'
import { ServicesHero } from '#src/features/services/services-hero.tsx'
import { servicesJsonLd } from '#src/features/services/services-json-ld.ts'
import { SustainableGoals } from '#src/features/services/sustainable-goals.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'

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
