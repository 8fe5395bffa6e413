import { sitePaths } from '#contract/site-paths.ts'
import { Journey } from '#src/features/company/journey/journey.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { page } from '../features/company/copy.ts'
import { CoreValues } from '../features/company/core-values.tsx'
import { Direction } from '../features/company/direction.tsx'
import { Leadership } from '../features/company/leadership.tsx'
import { OurStory } from '../features/company/our-story.tsx'
import { Partners } from '../features/company/partners.tsx'
import { WhoHero } from '../features/company/who-hero.tsx'
import { whoJsonLd } from '../features/company/who-json-ld.ts'

/** Who sells here: story, direction, values, people, partners and years (spec §2, About). */
export function WhoWeAre() {
  return (
    <>
      <PageHead {...page} path={sitePaths.whoWeAre} jsonLd={whoJsonLd} />
      <WhoHero />
      <OurStory />
      <Direction />
      <CoreValues />
      <Leadership />
      <Partners />
      <Journey />
    </>
  )
}
