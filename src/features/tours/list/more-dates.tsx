import { tourFee } from '#src/features/tours/copy.ts'
import type { DatedTour, TourGroup } from '#src/features/tours/schedule/tour-groups.ts'
import { datedWords } from './dated-words.ts'
import { rows } from './list-copy.ts'
import { TourAction } from './tour-action.tsx'

/** The rule of a recurrent tour, and the other tours of its package, opened in place, also without scripts. */
export function MoreDates({ group: { next, others } }: { group: TourGroup }) {
  const { rule } = datedWords(next)
  if (others.length === 0)
    return <p className="flex items-center min-h-44px small-print empty:hidden">{rule}</p>
  return (
    <details className="group open:w-full">
      <summary className="inline-flex items-center gap-8px min-h-44px cursor-pointer">
        <span className="i-ph-caret-down text-laterite group-open:rotate-180" aria-hidden />
        <span className="grid sm:flex sm:items-center gap-x-8px leading-[1.2]">
          <span className="font-600">
            {rows.moreTours(others.length)}
            <span className="visually-hidden">{rows.of(next.schedule.package.name)}</span>
          </span>
          {rule && <span className="small-print">{rule}</span>}
        </span>
      </summary>
      <ul className="grid gap-8px pb-8px">
        {others.map((tour) => (
          <Row key={tour.schedule.id} tour={tour} />
        ))}
      </ul>
    </details>
  )
}

function Row({ tour }: { tour: DatedTour }) {
  const { day, time, rule } = datedWords(tour)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-12px">
      <span className="grid">
        <span className="font-600 tabular-nums">{day}</span>
        <span className="small-print tabular-nums">
          {[time, rule, tourFee(tour.schedule.fee)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <TourAction tour={tour} isQuiet />
    </li>
  )
}
