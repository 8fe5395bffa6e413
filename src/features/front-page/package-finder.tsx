import type { ReactNode } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { PROJECT_TYPES, projectTypeLabel } from '#contract/project-type.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { finderCopy } from '#src/features/front-page/first-screen/copy.ts'
import { Link } from '#src/ui/core/link.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import { UrlTabs } from '#src/ui/tabs/url-tabs.tsx'
import { useUrlParam } from '#src/ui/tabs/use-url-param.ts'

const PARAM = 'scheduleTab' // spec §2
const TABS = PROJECT_TYPES.map((type) => ({ value: type, label: projectTypeLabel(type) }))

/** One shelf of packages per product line; the address holds the choice (spec §2). `children` draws the shelf. */
export function PackageFinder({ children }: { children: (type: ProjectTypeSlug) => ReactNode }) {
  const [type, setType] = useUrlParam(PARAM, PROJECT_TYPES)
  return (
    <section className="bg-surface rounded-lg py-56px md:py-88px overflow-x-clip" aria-labelledby="finder">
      <Reveal className="container grid gap-24px md:gap-x-40px md:gap-y-40px grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:[&_[role=tabpanel]]:col-span-2">
        <div>
          <h2 id="finder" className="title-2">
            {finderCopy.title}
          </h2>
          <Link to={sitePaths.find} className="text-link inline-flex items-center min-h-44px">
            {finderCopy.search}
          </Link>
        </div>
        <UrlTabs
          label={finderCopy.tabs}
          param={PARAM}
          options={TABS}
          value={type}
          onChange={setType}
          panel={children(type)}
          className="contents [&>[role=tablist]]:justify-self-start"
        />
      </Reveal>
    </section>
  )
}
