import { useRef } from 'react'
import { PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import { categoryLabels, hubCopy, postsCopy } from '#src/features/posts/copy.ts'
import { SearchField } from '#src/features/posts/search/search-field.tsx'
import { SearchResults } from '#src/features/posts/search/search-results.tsx'
import { useSearchText } from '#src/features/posts/search/use-search-text.ts'
import { UrlTabs } from '#src/ui/tabs/url-tabs.tsx'
import { CATEGORIES } from './hub-url-state.ts'
import { PostPages } from './post-pages.tsx'
import { useHubUrlState } from './use-hub-url-state.ts'

const PER_PAGE = 3 // spec §9, category view

const options = CATEGORIES.map((value) => ({ value, label: categoryLabels[value] }))

/** Posts by category, or those of the category that contain what is searched for. */
export function ExploreCategories() {
  const [{ category, categoryPage }, go] = useHubUrlState()
  const { text, settled, setText } = useSearchText()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  /** Onto glass nobody has asked for a keyboard, which would cover what the press brings. */
  const moveFocus = () => {
    if (matchMedia('(pointer: coarse)').matches) heading.current?.focus({ preventScroll: true })
    else form.current?.querySelector('input')?.focus()
  }
  const isSearching = text.trim() !== ''
  return (
    <section className="bg-sky section" aria-labelledby="explore">
      <div className="container">
        <div className="flex flex-wrap items-end justify-between gap-x-40px gap-y-20px mb-24px">
          <div>
            <h2 id="explore" ref={heading} tabIndex={-1} className="title-2">
              {hubCopy.explore}
            </h2>
            <p className="lead mt-12px">{hubCopy.exploreLead}</p>
          </div>
          <SearchField value={text} onChange={setText} form={form} />
        </div>
        <UrlTabs
          label={hubCopy.exploreTabs}
          param="category"
          options={options}
          value={category}
          onChange={(next) => go({ category: next })}
          className="flex flex-col items-start gap-24px md:gap-32px"
          panel={
            isSearching ? (
              <SearchResults
                key={category}
                text={text}
                settled={settled}
                category={category}
                onAllCategories={() => {
                  go({ category: 'general' })
                  moveFocus()
                }}
                onClear={() => {
                  setText('')
                  moveFocus()
                }}
              />
            ) : (
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
            )
          }
        />
      </div>
    </section>
  )
}
