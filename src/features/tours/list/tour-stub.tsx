import { tourFee, tours as words } from '#src/features/tours/copy.ts'
import type { DatedTour } from '#src/features/tours/schedule/tour-groups.ts'
import { datedWords } from './dated-words.ts'
import { TourAction } from './tour-action.tsx'

const NOTCH = 'absolute -top-9px w-16px h-16px rounded-full bg-paper border-1 border-solid border-edge'

/** Date, time and fee, torn off along a dashed line. */
export function TourStub({ tour }: { tour: DatedTour }) {
  const { day, time } = datedWords(tour)
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-8px px-12px pt-8px pb-4px md:px-20px md:py-12px border-0 border-edge border-dashed border-t-1">
      <span className={`${NOTCH} -left-9px [clip-path:inset(0_0_0_8px)]`} aria-hidden />
      <span className={`${NOTCH} -right-9px [clip-path:inset(0_8px_0_0)]`} aria-hidden />
      <dl className="grid gap-2px">
        <div>
          <dt className="visually-hidden">{words.day}</dt>
          <dd className="title-4 tabular-nums">{day}</dd>
        </div>
        <div className="flex flex-wrap gap-x-8px small-print">
          <dt className="visually-hidden">{words.time}</dt>
          <dd className="tabular-nums">{time}</dd>
          <dt className="visually-hidden">{words.fee}</dt>
          <dd className="font-600 text-ink tabular-nums">{tourFee(tour.schedule.fee)}</dd>
        </div>
      </dl>
      <TourAction tour={tour} />
    </div>
  )
}
