import type { ReactNode } from 'react'
import { projectTypeLabel, projectTypeSlug } from '#contract/project-type.ts'
import { placeOf } from '#contract/records/place.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { tourBadge } from '#src/features/tours/glance/tour-badge.ts'
import { tourFeatures } from '#src/features/tours/schedule/tour-features.ts'
import type { TourGroup } from '#src/features/tours/schedule/tour-groups.ts'
import { Link } from '#src/ui/core/link.tsx'
import { MoreDates } from './more-dates.tsx'
import { TourPicture } from './tour-picture.tsx'
import { TourStub } from './tour-stub.tsx'

const BADGE_TAGS = {
  Available: 'tag bg-mint',
  'Limited Spots': 'tag bg-gold text-on-gold',
  'Fully Booked': 'tag',
} as const
const TYPE_TAGS = { land: 'tag-land', agro: 'tag-agro', home: 'tag-home' } as const

/** The tours of one package as a ticket: what it shows above, the next date and its fee on the stub, the rest below. */
export function TourRow({ group, picture, children }: Props) {
  const { next } = group
  const { package: pkg, project, projectType } = next.schedule
  const type = projectTypeSlug(projectType?.name)
  const badge = tourBadge(pkg)
  const place = [project?.name, placeOf(pkg)].filter(Boolean).join(' · ')
  return (
    <article className="card overflow-visible [contain:none] grid grid-cols-[minmax(0,1fr)] content-start">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-12px gap-y-6px md:gap-x-20px px-12px pt-12px pb-6px md:p-20px md:pb-16px">
        <div className="w-76px h-76px md:w-112px md:h-112px rounded-sm overflow-hidden">
          <TourPicture src={picture} line={type} packageId={pkg.id} />
        </div>
        <div className="grid content-start gap-4px">
          <div className="flex flex-wrap gap-4px">
            {type && <span className={`${TYPE_TAGS[type]} max-md:min-h-24px`}>{projectTypeLabel(type)}</span>}
            <span className={`${BADGE_TAGS[badge]} max-md:min-h-24px`}>{badge}</span>
          </div>
          <h3 className="title-4 md:text-[1.25rem] line-clamp-2">
            {pkg.id ? (
              <Link
                to={sitePaths.package(pkg.id)}
                className="inline-block min-h-24px no-underline text-ink hover:underline"
              >
                {pkg.name}
              </Link>
            ) : (
              pkg.name
            )}
          </h3>
          <p className="small-print line-clamp-1 md:line-clamp-2">{place}</p>
        </div>
        <ul className="col-span-2 flex flex-wrap gap-x-10px md:gap-x-16px text-[.8125rem] leading-[1.3] md:text-[.875rem] text-ink-soft">
          {tourFeatures(next.schedule).map((feature) => (
            <li key={feature} className="flex gap-4px items-center">
              <span className="i-ph-check-bold text-leaf text-[.75rem]" aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <TourStub tour={next} />
      <div className="flex flex-wrap items-start justify-between gap-x-16px px-12px md:px-20px md:pb-4px text-[.9375rem]">
        <MoreDates group={group} />
        {children}
      </div>
    </article>
  )
}

type Props = {
  group: TourGroup
  picture: string | undefined
  /** "Save for offline". */
  children?: ReactNode
}
