import { memo, type ReactNode, Suspense, useState } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { sectionForReader } from '#src/startup/with-data.tsx'

/** A link that somebody sent may ask for something. */
const hasQuery = () => location.search !== ''

/** Its HTML takes what is typed until its code arrives. */
const Section = memo(
  sectionForReader(async () => (await import('#src/routes/find-packages.tsx')).FindInLines, hasQuery),
)

/** The search above the list of one line. While something is asked, what was found replaces the list. */
export function FindInLine({ line, children }: { line: ProjectTypeSlug; children: ReactNode }) {
  const [isListed, setListed] = useState(false)
  return (
    <div className="grid gap-40px md:gap-64px grid-cols-[minmax(0,1fr)]">
      <div>
        <Suspense fallback={<div className="min-h-260px md:min-h-108px" aria-busy />}>
          <Section line={line} onListed={setListed} />
        </Suspense>
      </div>
      {!isListed && children}
    </div>
  )
}
