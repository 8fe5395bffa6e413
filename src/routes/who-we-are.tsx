import { sitePaths } from '#contract/site-paths.ts'
import { page } from '#src/features/company/copy.ts'
import { CoreValues } from '#src/features/company/core-values.tsx'
import { Direction } from '#src/features/company/direction.tsx'
import { Journey } from '#src/features/company/journey/journey.tsx'
import { Leadership } from '#src/features/company/leadership.tsx'
import { OurStory } from '#src/features/company/our-story.tsx'
import { Partners } from '#src/features/company/partners.tsx'
import { WhoHero } from '#src/features/company/who-hero.tsx'
import { whoJsonLd } from '#src/features/company/who-json-ld.ts'
import { PageHead } from '#src/ui/head/page-head.tsx'

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
