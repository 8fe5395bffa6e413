import { PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import { categoryLabels, hubCopy, postsCopy } from '#src/features/posts/copy.ts'
import { UrlTabs } from '#src/ui/tabs/url-tabs.tsx'
import { CATEGORIES } from './hub-url-state.ts'
import { PostPages } from './post-pages.tsx'
import { useHubUrlState } from './use-hub-url-state.ts'

const PER_PAGE = 3 // spec §9, category view

const options = CATEGORIES.map((value) => ({ value, label: categoryLabels[value] }))

export function ExploreCategories() {
  const [{ category, categoryPage }, go] = useHubUrlState()
  return (
    <section className="bg-sky section" aria-labelledby="explore">
      <div className="container">
        <h2 id="explore" className="title-2">
          {hubCopy.explore}
        </h2>
        <p className="lead mt-12px mb-24px">{hubCopy.exploreLead}</p>
        <UrlTabs
          label={hubCopy.exploreTabs}
          param="category"
          options={options}
          value={category}
          onChange={(next) => go({ category: next })}
          className="flex flex-col items-start gap-24px md:gap-32px"
          panel={
            <PostPages
              key={category}
              query={{
                page: categoryPage,
                perPage: PER_PAGE,
                ...(category !== 'general' && { projectTypeId: PROJECT_TYPE_IDS[category] }), // spec §3: General means no filter
              }}
              variant="tall"
              label={hubCopy.explorePages}
              empty={{ title: postsCopy.emptyTitle, text: hubCopy.noneInCategory(category) }}
              onPage={(next) => go({ categoryPage: next })}
            />
          }
        />
      </div>
    </section>
  )
}
