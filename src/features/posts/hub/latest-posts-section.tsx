import type { ReactNode } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import { latestCopy } from './latest-copy.ts'

/** The latest posts of the resource hub, with a link to all of them (spec §1). `children` is the list. */
export function LatestPostsSection({ children }: { children: ReactNode }) {
  return (
    <section className="bg-sky py-64px md:py-104px" aria-labelledby="tips">
      <div className="container">
        <div className="flex flex-col items-start gap-20px md:flex-row md:items-end md:justify-between mb-32px">
          <h2 id="tips" className="title-2 max-w-[13em]">
            {latestCopy.title}
          </h2>
          <ButtonLink to={sitePaths.resourceHub} variant="outline">
            {latestCopy.seeAll}
          </ButtonLink>
        </div>
        <Reveal>{children}</Reveal>
      </div>
    </section>
  )
}
