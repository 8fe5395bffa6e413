/** The front page below its first screen: hydrated after it, from a chunk of its own. */
import { Suspense } from 'react'
import { Awake } from '../app/awake.tsx'
import { withDataForReader } from '../app/with-data.tsx'
import { HomeFaqs } from '../features/faqs/home-faqs.tsx'
import { AgroToHome } from '../features/front-page/agro-to-home.tsx'
import { ClosingBand } from '../features/front-page/closing-band.tsx'
import { PackageFinder } from '../features/front-page/package-finder.tsx'
import { Story } from '../features/front-page/story.tsx'
import { LatestPostsSection } from '../features/posts/latest-posts-section.tsx'
import { TailoredSolutions } from '../features/services/tailored-solutions.tsx'

const PackagesOfLine = withDataForReader(async () => (await import('./front-page-data.tsx')).PackagesOfLine)
const LatestPostsList = withDataForReader(
  async () => (await import('../features/posts/latest-posts-list.tsx')).LatestPostsList,
)

export function FrontPageBelow() {
  return (
    <Awake>
      <Story />
      <PackageFinder>
        {(type) => (
          <Suspense fallback={<div className="h-520px" />}>
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
    </Awake>
  )
}
