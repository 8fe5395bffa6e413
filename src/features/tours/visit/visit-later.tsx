import { lazy, Suspense } from 'react'
import { withLaterNetworks } from '#src/device/later/with-later-networks.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'
import { type BookingToVisit, tourWithVisit } from './tour-with-visit.ts'

/** Loads when there is a booking. Until it comes, the booking itself says what became of it. */
const VisitTools = lazy(async () => ({ default: (await withLaterNetworks(loadTools)).VisitTools }))
const loadTools = () => import('./visit-tools.tsx')

const VISITED: readonly string[] = ['queued', 'sending', 'delivered']

/** What follows a booking that is made or on its way; nothing for one that was refused, or is in doubt. */
export function VisitLater({ booking }: { booking: BookingToVisit }) {
  const today = useTodayInLagos()
  const visited = tourWithVisit(booking.tour)
  if (!visited || !VISITED.includes(booking.state)) return null
  const isOver = visited.visit.date < today
  const room = isOver ? 'min-h-178px' : 'min-h-390px sm:min-h-270px'
  return (
    <Suspense fallback={<div className={room} />}>
      <VisitTools booking={booking} tour={visited} today={today} />
    </Suspense>
  )
}
