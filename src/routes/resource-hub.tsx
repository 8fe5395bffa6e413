import { sitePaths } from '#contract/site-paths.ts'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { hubCopy } from '../features/posts/copy.ts'
import { EditorialPick } from '../features/posts/editorial-pick-card.tsx'
import { ExploreCategories } from '../features/posts/explore-categories.tsx'
import { HubHero } from '../features/posts/hub-hero.tsx'
import { LatestUpdates } from '../features/posts/latest-updates.tsx'

export function ResourceHub() {
  return (
    <>
      <PageHead title={hubCopy.title} description={hubCopy.description} path={sitePaths.resourceHub} />
      <HubHero>
        <EditorialPick />
      </HubHero>
      <LatestUpdates />
      <ExploreCategories />
    </>
  )
}
