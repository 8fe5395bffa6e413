import { type NamedTour, tourAddress } from '#contract/addresses/tour-address.ts'
import { PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import type { GoneSlot } from '#contract/sent/tour-booking.ts'
import { gone as words } from '#src/features/tours/copy.ts'
import { tourPackages } from '#src/features/tours/queries.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { WayOn } from './way-on.tsx'

/** More names would hide the link to all other tours. */
const PACKAGES_OFFERED = 4

type Props = {
  /** The refused booking, whose details go along. */
  id: string
  gone: GoneSlot
  /** There are later dates of the same package. */
  hasDates?: boolean
}

/** What to do when a tour is full: links to the form, each with the person's details in it. */
export function OtherTours({ id, gone: { tour }, hasDates = false }: Props) {
  const { projectType, projectId, packageId } = tour
  const { data } = useRead(tourPackages(PROJECT_TYPE_IDS[projectType], projectId))
  const others = (data?.value ?? []).filter((pkg) => pkg.id !== packageId).slice(0, PACKAGES_OFFERED)
  const way = (label: string, to: NamedTour, icon: string) => (
    <li key={label}>
      <WayOn id={id} label={label} address={tourAddress(to)} className="btn-outline" icon={icon} />
    </li>
  )
  return (
    <div className="grid gap-12px w-full">
      {others.length > 0 && <p className="title-4">{words.otherPackages}</p>}
      <ul className="flex flex-wrap gap-8px">
        {others.map((pkg) =>
          way(pkg.name, { projectType, projectId, packageId: pkg.id }, 'i-ph-map-trifold'),
        )}
        {hasDates && way(words.otherDates, tour, 'i-ph-calendar-dots')}
        {way(words.otherTours, { projectType }, 'i-ph-magnifying-glass')}
      </ul>
      <p className="small-print">{words.detailsGoAlong}</p>
    </div>
  )
}
