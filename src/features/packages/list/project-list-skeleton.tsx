import type { Ref } from 'react'
import { listCopy } from './list-copy.ts'
import { PackageCardSkeleton } from './package-card-skeleton.tsx'
import { PackageRow } from './package-row.tsx'
import { PROJECT_GRID } from './project-section.tsx'

/** How many projects show their shape on the screen while they load. */
export const PROJECT_SKELETONS = 2
const CARDS = ['one', 'two', 'three', 'four'] // as many as a project shows first (spec §9)

export function ProjectListSkeleton({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="flex flex-col gap-64px md:gap-88px">
      <p className="visually-hidden" role="status">
        {listCopy.loadingProjects}
      </p>
      {Array.from({ length: PROJECT_SKELETONS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <ProjectSkeleton key={at} />
      ))}
    </div>
  )
}

/** The shape of one project. */
export function ProjectSkeleton() {
  return (
    <div aria-hidden className={`${PROJECT_GRID} pulse`}>
      <div className="flex flex-col gap-16px">
        <div className="skeleton h-40px w-4/5" />
        <div className="skeleton h-136px" />
      </div>
      <PackageRow>
        {CARDS.map((card) => (
          <PackageCardSkeleton key={card} />
        ))}
      </PackageRow>
    </div>
  )
}
