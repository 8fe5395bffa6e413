import type { ReactNode } from 'react'
import type { Schedule } from '#contract/records/site-tour.ts'
import { tours as words } from '#src/features/tours/copy.ts'
import { tourFee } from './tour-fee.ts'
import { tourWhen } from './tour-when.ts'

const NOTCH = 'absolute w-20px h-20px rounded-full bg-paper border-1 border-solid border-edge'
const FIRST_NOTCH = '-top-11px -left-11px [clip-path:inset(0_0_0_10px)] md:[clip-path:inset(10px_0_0_0)]'
const SECOND_NOTCH =
  '-top-11px -right-11px [clip-path:inset(0_10px_0_0)] md:top-auto md:right-auto md:-bottom-11px md:-left-11px md:[clip-path:inset(0_0_10px_0)]'

/** Date, time and fee, torn off along a dashed line. */
export function TourStub({ schedule, children }: { schedule: Schedule; children: ReactNode }) {
  const { day, time } = tourWhen(schedule)
  return (
    <div className="relative grid content-between gap-20px p-20px md:p-24px border-0 border-edge border-dashed border-t-1 md:border-t-0 md:border-l-1">
      <span className={`${NOTCH} ${FIRST_NOTCH}`} aria-hidden />
      <span className={`${NOTCH} ${SECOND_NOTCH}`} aria-hidden />
      <dl className="grid grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)] gap-x-16px gap-y-8px">
        <StubFact term={words.day} icon="i-ph-calendar-blank">
          {day}
        </StubFact>
        <div className="row-span-2 self-center text-right md:row-auto md:text-left md:mt-12px">
          <dt className="small-print">{words.fee}</dt>
          <dd className="price text-[1.375rem] whitespace-normal leading-[1.15]">{tourFee(schedule.fee)}</dd>
        </div>
        <StubFact term={words.time} icon="i-ph-clock">
          {time}
        </StubFact>
      </dl>
      {children}
    </div>
  )
}

function StubFact({ term, icon, children }: { term: string; icon: string; children: string }) {
  return (
    <div className="flex items-center gap-10px md:-order-1">
      <dt>
        <span className={`${icon} text-laterite`} aria-hidden />
        <span className="visually-hidden">{term}</span>
      </dt>
      <dd className="title-4 tabular-nums">{children}</dd>
    </div>
  )
}
