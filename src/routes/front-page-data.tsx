/** The parts of the front page that read data. They arrive with the data layer, after the page answers to presses. */
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { FactsCard } from '#src/features/front-page/facts-card.tsx'
import { PackageShelf } from '#src/features/front-page/package-shelf.tsx'
import { PackageCard } from '#src/features/packages/list/package-card.tsx'
import { PackageCardSkeleton } from '#src/features/packages/list/package-card-skeleton.tsx'
import { packagesOfType } from '#src/features/packages/queries.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'

/** Reads the land packages that the finder requests anyway; makes no request of its own. */
export function PlotFacts() {
  const { data } = useRead({ ...packagesOfType('land'), enabled: false })
  return <FactsCard read={data} />
}

export function PackagesOfProductLine({ type }: { type: ProjectTypeSlug }) {
  const today = useTodayInLagos()
  return (
    <PackageShelf query={useRead(packagesOfType(type))} skeleton={<PackageCardSkeleton />}>
      {(pkg, storedAt) => (
        <PackageCard pkg={pkg} type={type} today={today} storedAt={storedAt} opens="site-tour" />
      )}
    </PackageShelf>
  )
}
