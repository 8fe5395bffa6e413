import { memo, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Project } from '#contract/records/project.ts'
import { copy } from '#src/features/packages/copy.ts'
import { activePromo } from '#src/features/packages/package-badges.ts'
import { packagesOfProject } from '#src/features/packages/package-state.ts'
import { PromoNote } from '#src/features/packages/promo-note.tsx'
import { restOffScreen } from '#src/ui/lists/rest-off-screen.ts'
import { useAsked } from '#src/ui/lists/use-asked.ts'
import { useIncrementalList } from '#src/ui/lists/use-incremental-list.ts'
import { listCopy } from './list-copy.ts'
import { PackageCard } from './package-card.tsx'
import { PackageCardSkeleton } from './package-card-skeleton.tsx'
import { PackageRow } from './package-row.tsx'
import { PACKAGES_FIRST } from './project-steps.ts'

/** The project's text stays in view while its packages scroll past. */
export const PROJECT_GRID =
  'grid gap-24px lg:gap-48px lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)] items-start'

type Props = {
  project: Project
  type: ProjectTypeSlug
  /** Another day in Lagos draws it again, with the offers of that day. */
  today: string
  storedAt: number
  /** How many cards are drawn already; the other cards of the first view show their shape. */
  cards: number
  /** Below the project's text. */
  children?: ((project: Project) => ReactNode) | undefined
}

/** Existing cards are not drawn again while the list grows. */
export const ProjectSection = memo(PlainSection)

function PlainSection({ project, type, today, storedAt, cards, children }: Props) {
  const { asked, ask, drawnFirst } = useAsked(`project ${project.id}`, PACKAGES_FIRST)
  const headingId = useId()
  const promo = activePromo(project.promos)
  const packages = useMemo(() => packagesOfProject(project), [project])
  const drawn = useIncrementalList(asked, drawnFirst)
  const shown = packages.slice(0, drawn)
  const grown = useRef<Element>(null)
  const isWhole = cards >= Math.min(packages.length, PACKAGES_FIRST)

  // On a phone they are added at the end of a row that is swiped, off the screen.
  useEffect(() => {
    const first = grown.current?.children[PACKAGES_FIRST]
    if (!first || drawn <= PACKAGES_FIRST) return
    grown.current = null
    first.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' })
    first.querySelector<HTMLElement>('a:not([tabindex]):last-child')?.focus({ preventScroll: true })
  }, [drawn])

  return (
    <section aria-labelledby={headingId} className={PROJECT_GRID}>
      <header className="flex flex-col gap-16px lg:sticky lg:top-104px">
        <h2 id={headingId} className="title-2 [overflow-wrap:anywhere]">
          {project.name}
        </h2>
        {project.description && (
          <p className="prose text-ink-soft whitespace-pre-line [overflow-wrap:anywhere]">
            {project.description}
          </p>
        )}
        {promo && <PromoNote promo={promo} />}
        {children?.(project)}
      </header>
      <div className="min-w-0 flex flex-col gap-24px">
        {packages.length === 0 && <p className="text-ink-soft">{listCopy.noPackagesInProject}</p>}
        <PackageRow ref={isWhole ? restOffScreen : null}>
          {shown.map((pkg, at) =>
            at < cards || at >= PACKAGES_FIRST ? (
              <PackageCard
                key={pkg.id}
                pkg={pkg}
                type={type}
                today={today}
                storedAt={storedAt}
                opens="package"
                buttonText={copy.learnMore}
              />
            ) : (
              <PackageCardSkeleton key={pkg.id} />
            ),
          )}
        </PackageRow>
        {asked < packages.length && (
          <button
            type="button"
            className="btn-outline self-start"
            onClick={({ currentTarget }) => {
              grown.current = currentTarget.previousElementSibling
              ask(packages.length)
            }}
          >
            {listCopy.showAllPackages(packages.length)}
          </button>
        )}
      </div>
    </section>
  )
}
