import { lazy, Suspense } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { untilItComes } from '#src/device/until-it-comes.ts'
import { page } from '#src/features/packages/shortlist/shortlist-copy.ts'
import { ShortlistView } from '#src/features/packages/shortlist/shortlist-view.tsx'
import { lookAtFollowedNow } from '#src/routes/parts/look-at-followed.ts'
import { PageHead } from '#src/ui/head/page-head.tsx'

/** Its code comes beside the list. */
const FollowedSearches = lazy(async () => ({ default: (await untilItComes(loadFollowed)).FollowedSearches }))
const loadFollowed = () => import('#src/features/packages/follow/followed-searches.tsx')

/** What a person marked with the heart. It is on this phone only, and needs no network. */
export function Shortlist() {
  const { title, description, eyebrow, heading, lead } = page
  return (
    <>
      <PageHead title={title} description={description} path={sitePaths.shortlist} noIndex />
      <div className="container pt-40px pb-64px md:pt-64px md:pb-104px">
        <div className="grid gap-12px mb-32px md:mb-48px">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="title-1 max-w-[14em]">{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <ShortlistView />
        {/* As high as it is for who follows nothing: otherwise the footer would leave its place. */}
        <div className="min-h-230px md:min-h-184px">
          <Suspense>
            <FollowedSearches look={lookAtFollowedNow} />
          </Suspense>
        </div>
      </div>
    </>
  )
}
