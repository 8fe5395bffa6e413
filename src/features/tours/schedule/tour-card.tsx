import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { tourQuery } from '#contract/addresses/tour-address.ts'
import { projectTypeLabel, projectTypeSlug } from '#contract/project-type.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import { siteConfig } from '#contract/site-config.ts'
import { BOOKING_PART } from '#contract/site-paths.ts'
import { tourOf } from '#src/features/tours/booking/preselection.ts'
import { tours as words } from '#src/features/tours/copy.ts'
import { tourBadge } from './tour-badge.ts'
import { tourFeatures } from './tour-features.ts'
import { TourStub } from './tour-stub.tsx'
import { tourWhen } from './tour-when.ts'

const BADGE_TAGS = {
  Available: 'tag bg-mint',
  'Limited Spots': 'tag bg-gold text-on-gold',
  'Fully Booked': 'tag',
} as const
const TYPE_TAGS = { land: 'tag-land', agro: 'tag-agro', home: 'tag-home' } as const

/** A tour as a ticket. What it shows is at the left, with `children` below; date and price are on the stub. */
export function TourCard({ schedule, children }: { schedule: Schedule; children?: ReactNode }) {
  const { package: pkg, project } = schedule
  const type = projectTypeSlug(schedule.projectType?.name)
  const badge = tourBadge(pkg)
  const place = [project?.name, pkg.location || pkg.state].filter(Boolean).join(' · ')
  return (
    <article className="card overflow-visible grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_236px]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12px p-20px md:p-28px">
        <div className="flex flex-wrap gap-8px">
          {type && <span className={TYPE_TAGS[type]}>{projectTypeLabel(type)}</span>}
          <span className={BADGE_TAGS[badge]}>{badge}</span>
        </div>
        <div>
          <h3 className="title-3">{pkg.name}</h3>
          <p className="mt-6px text-ink-soft">{place}</p>
        </div>
        <ul className="grid gap-6px mt-4px">
          {tourFeatures(schedule).map((feature) => (
            <li key={feature} className="flex gap-8px">
              <span className="i-ph-check-bold text-leaf mt-4px" aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
        {children}
      </div>
      <TourStub schedule={schedule}>
        {badge === 'Fully Booked' ? <AskNextDate schedule={schedule} /> : <BookTour schedule={schedule} />}
      </TourStub>
    </article>
  )
}

function BookTour({ schedule }: { schedule: Schedule }) {
  return (
    <Link
      className="btn-primary"
      to={{ search: tourQuery(tourOf(schedule)), hash: `#${BOOKING_PART}` }}
      preventScrollReset
    >
      {words.book}
      <span className="visually-hidden">
        : {schedule.package.name}, {tourWhen(schedule).day}
      </span>
    </Link>
  )
}

function AskNextDate({ schedule }: { schedule: Schedule }) {
  if (!siteConfig.tourEmail) return null
  const subject = encodeURIComponent(`${words.askNextDate}: ${schedule.package.name}`)
  return (
    <a className="btn-outline" href={`mailto:${siteConfig.tourEmail}?subject=${subject}`}>
      {words.askNextDate}
      <span className="visually-hidden">: {schedule.package.name}</span>
    </a>
  )
}
