import { sitePaths } from '#contract/site-paths.ts'
import { hubCopy } from '#src/features/posts/copy.ts'
import { EditorialPick } from '#src/features/posts/hub/editorial-pick-card.tsx'
import { ExploreCategories } from '#src/features/posts/hub/explore-categories.tsx'
import { HubHero } from '#src/features/posts/hub/hub-hero.tsx'
import { LatestUpdates } from '#src/features/posts/hub/latest-updates.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { BelowFirstScreen } from '#src/ui/reveal/below-first-screen.tsx'

/** There the pick is low enough for what follows it. */
const HAS_COLUMNS = '(min-width: 46.875em)'

export function ResourceHub() {
  return (
    <>
      <PageHead title={hubCopy.title} description={hubCopy.description} path={sitePaths.resourceHub} />
      <HubHero>
        <EditorialPick />
      </HubHero>
      <BelowFirstScreen seenOn={HAS_COLUMNS}>
        <LatestUpdates />
        <ExploreCategories />
      </BelowFirstScreen>
    </>
  )
}
