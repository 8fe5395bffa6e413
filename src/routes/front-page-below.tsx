/** The front page below its first screen: hydrated after it, from a chunk of its own. */
import { Suspense } from 'react'
import { HomeFaqs } from '#src/features/faqs/home-faqs.tsx'
import { AgroToHome } from '#src/features/front-page/agro-to-home.tsx'
import { ClosingBand } from '#src/features/front-page/closing-band.tsx'
import { PackageFinder } from '#src/features/front-page/package-finder.tsx'
import { Story } from '#src/features/front-page/story.tsx'
import { LatestPostsSection } from '#src/features/posts/hub/latest-posts-section.tsx'
import { TailoredSolutions } from '#src/features/services/tailored-solutions.tsx'
import { Awake } from '#src/startup/awake.tsx'
import { withDataForReader } from '#src/startup/with-data.tsx'

const PackagesOfProductLine = withDataForReader(
  async () => (await import('./front-page-data.tsx')).PackagesOfProductLine,
)
const LatestPostsList = withDataForReader(
  async () => (await import('#src/features/posts/hub/latest-posts-list.tsx')).LatestPostsList,
)

export function FrontPageBelow() {
  return (
    <Awake>
      <Story />
      <PackageFinder>
        {(type) => (
          <Suspense fallback={<div className="h-520px" />}>
            <PackagesOfProductLine key={type} type={type} />
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
