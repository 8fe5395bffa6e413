import { useId, useState } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Project } from '#contract/project.ts'
import { copy } from './copy.ts'
import { activePromo } from './package-badges.ts'
import { PackageCard } from './package-card.tsx'
import { PackageRow } from './package-row.tsx'
import { packagesOfProject } from './package-state.ts'
import { PromoNote } from './promo-note.tsx'

const PACKAGES_FIRST = 4 // spec §9

type Props = { project: Project; type: ProjectTypeSlug; storedAt: number }

export function ProjectSection({ project, type, storedAt }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const headingId = useId()
  const promo = activePromo(project.promos)
  const packages = packagesOfProject(project)
  const shown = showsAll ? packages : packages.slice(0, PACKAGES_FIRST)

  return (
    <section aria-labelledby={headingId}>
      <header className="grid gap-x-48px gap-y-12px lg:grid-cols-[1fr_1.35fr] items-start">
        <h2 id={headingId} className="title-2 [overflow-wrap:anywhere]">
          {project.name}
        </h2>
        <div className="flex flex-col gap-16px lg:pt-8px">
          {project.description && (
            <p className="prose text-ink-soft whitespace-pre-line [overflow-wrap:anywhere]">
              {project.description}
            </p>
          )}
          {promo && <PromoNote promo={promo} />}
        </div>
      </header>
      {packages.length === 0 && <p className="mt-24px text-ink-soft">{copy.noPackagesInProject}</p>}
      <PackageRow>
        {shown.map((pkg) => (
          <PackageCard
            key={pkg.id}
            pkg={pkg}
            type={type}
            storedAt={storedAt}
            opens="package"
            buttonText={copy.learnMore}
          />
        ))}
      </PackageRow>
      {shown.length < packages.length && (
        <button type="button" className="btn-outline mt-24px" onClick={() => setShowsAll(true)}>
          {copy.showAllPackages(packages.length)}
        </button>
      )}
    </section>
  )
}
