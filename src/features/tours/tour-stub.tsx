import type { ReactNode } from 'react'
import type { Schedule } from '#contract/site-tour.ts'
import { tours as words } from './copy.ts'
import { tourFee } from './tour-fee.ts'
import { tourWhen } from './tour-when.ts'

const NOTCH = 'absolute w-20px h-20px rounded-full bg-paper border-1 border-solid border-line'

/** Date, time and fee, torn off along a dashed line. */
export function TourStub({ schedule, children }: { schedule: Schedule; children: ReactNode }) {
  const { day, time } = tourWhen(schedule)
  const facts = [
    { term: words.day, value: day, icon: 'i-ph-calendar-blank' },
    { term: words.time, value: time, icon: 'i-ph-clock' },
    { term: words.fee, value: tourFee(schedule.fee), icon: 'i-ph-ticket' },
  ].filter(({ value }) => value !== '')
  return (
    <div className="relative grid content-between gap-20px p-20px md:p-24px border-0 border-line border-dashed border-t-1 md:border-t-0 md:border-l-1">
      <span className={`${NOTCH} -top-11px -left-11px`} aria-hidden />
      <span
        className={`${NOTCH} -top-11px -right-11px md:top-auto md:right-auto md:-left-11px md:-bottom-11px`}
        aria-hidden
      />
      <dl className="grid gap-10px">
        {facts.map(({ term, value, icon }) => (
          <div key={term} className="flex items-center gap-10px">
            <dt>
              <span className={`${icon} text-laterite`} aria-hidden />
              <span className="visually-hidden">{term}</span>
            </dt>
            <dd className="title-4 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}
