import { lazy, Suspense } from 'react'
import type { BookedTour } from '#contract/sent/tour-booking.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'
import { tourWithVisit } from './tour-with-visit.ts'

/** Loads when there is a booking. If it does not load, the booking itself still says what became of it. */
const VisitTools = lazy(() =>
  import('./visit-tools.tsx').then(
    ({ VisitTools }) => ({ default: VisitTools }),
    () => ({ default: () => null }),
  ),
)

const VISITED: readonly string[] = ['queued', 'sending', 'delivered']

type Props = { booking: { id: string; label: string; state: string; tour: BookedTour | null } }

/** What follows a booking that is made or on its way; nothing for one that was refused, or is in doubt. */
export function VisitLater({ booking: { id, label, state, tour } }: Props) {
  const today = useTodayInLagos()
  const visited = tourWithVisit(tour)
  if (!visited || !VISITED.includes(state)) return null
  const isOver = visited.visit.date < today
  const room = isOver ? 'min-h-178px' : 'min-h-390px sm:min-h-270px'
  return (
    <Suspense fallback={<div className={room} />}>
      <VisitTools id={id} label={label} tour={visited} isBooked={state === 'delivered'} isOver={isOver} />
    </Suspense>
  )
}
