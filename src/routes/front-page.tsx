import { lazy, Suspense } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { untilItComes } from '#src/device/until-it-comes.ts'
import { homeFaqs } from '#src/features/faqs/content.ts'
import { headCopy } from '#src/features/front-page/first-screen/copy.ts'
import { Hero } from '#src/features/front-page/first-screen/hero.tsx'
import { frontPageJsonLd } from '#src/features/front-page/first-screen/json-ld.ts'
import { withDataForReader } from '#src/startup/with-data.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { BelowFirstScreen } from '#src/ui/reveal/below-first-screen.tsx'

const PlotFacts = withDataForReader(async () => (await import('./front-page-data.tsx')).PlotFacts)
const Below = lazy(async () => ({ default: (await untilItComes(loadBelow)).FrontPageBelow }))
const loadBelow = () => import('./front-page-below.tsx')

/** Created once: React leaves the prerendered half alone until its chunk arrives, however often the screen renders. */
const below = (
  <Suspense>
    <Below />
  </Suspense>
)

export function FrontPage() {
  return (
    <>
      <PageHead {...headCopy} path={sitePaths.frontPage} jsonLd={frontPageJsonLd(homeFaqs)} />
      <Hero>
        <Suspense>
          <PlotFacts />
        </Suspense>
      </Hero>
      <BelowFirstScreen>{below}</BelowFirstScreen>
    </>
  )
}
