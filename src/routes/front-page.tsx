import { Suspense } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { withData } from '../app/with-data.tsx'
import { homeFaqs } from '../features/faqs/content.ts'
import { HomeFaqs } from '../features/faqs/home-faqs.tsx'
import { AgroToHome } from '../features/front-page/agro-to-home.tsx'
import { ClosingBand } from '../features/front-page/closing-band.tsx'
import { headCopy } from '../features/front-page/copy.ts'
import { Hero } from '../features/front-page/hero.tsx'
import { frontPageJsonLd } from '../features/front-page/json-ld.ts'
import { PackageFinder } from '../features/front-page/package-finder.tsx'
import { Story } from '../features/front-page/story.tsx'
import { LatestPostsSection } from '../features/posts/latest-posts-section.tsx'
import { TailoredSolutions } from '../features/services/tailored-solutions.tsx'
import { PageHead } from '../ui/page-head.tsx'

const PlotFacts = withData(async () => (await import('./front-page-data.tsx')).PlotFacts)
const PackagesOfLine = withData(async () => (await import('./front-page-data.tsx')).PackagesOfLine)
const LatestPostsList = withData(
  async () => (await import('../features/posts/latest-posts-list.tsx')).LatestPostsList,
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
      <Story />
      <PackageFinder>
        {(type) => (
          <Suspense>
            <PackagesOfLine key={type} type={type} />
          </Suspense>
        )}
      </PackageFinder>
      <AgroToHome />
      <TailoredSolutions />
      <LatestPostsSection>
        <Suspense>
          <LatestPostsList />
        </Suspense>
      </LatestPostsSection>
      <HomeFaqs />
      <ClosingBand />
    </>
  )
}
