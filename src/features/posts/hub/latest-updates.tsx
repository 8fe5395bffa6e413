import { POST_TYPES } from '#contract/records/post.ts'
import { hubCopy, postTypeLabels } from '#src/features/posts/copy.ts'
import { UrlTabs } from '#src/ui/tabs/url-tabs.tsx'
import { PostPages } from './post-pages.tsx'
import { useHubUrlState } from './use-hub-url-state.ts'

const PER_PAGE = 2 // spec §9, resource hub page size

const options = POST_TYPES.map((value) => ({ value, label: postTypeLabels[value] ?? value }))

export function LatestUpdates() {
  const [{ type, page }, go] = useHubUrlState()
  return (
    <section className="container section" aria-labelledby="latest-updates">
      <h2 id="latest-updates" className="title-2 mb-24px">
        {hubCopy.latest}
      </h2>
      <UrlTabs
        label={hubCopy.latestTabs}
        param="type"
        options={options}
        value={type}
        onChange={(next) => go({ type: next })}
        className="flex flex-col items-start gap-24px md:gap-32px"
        panel={
          <PostPages
            key={type}
            query={{ page, perPage: PER_PAGE, type }}
            variant="row"
            label={hubCopy.latestPages}
            empty={{ title: hubCopy.noneOfType(type), text: hubCopy.noneOfTypeText }}
            onPage={(next) => go({ page: next })}
          />
        }
      />
    </section>
  )
}
