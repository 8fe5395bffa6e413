import { lazy, Suspense } from 'react'
import type { Visit } from '#contract/sent/tour-booking.ts'
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
  return (
    <Suspense fallback={<Room state={booking.state} visit={visited.visit} today={today} />}>
      <VisitTools booking={booking} tour={visited} today={today} />
    </Suspense>
  )
}

type RoomProps = { state: string; visit: Visit; today: string }

/** As high as the tools will be: a row for each of their buttons. */
function Room({ state, visit: { date, place }, today }: RoomProps) {
  const isToCome = date >= today
  const isExpected = isToCome && state === 'delivered'
  const rows = ['kit', place && 'map', isToCome && 'calendar', date > today && 'another', isExpected && 'ask']
  return (
    <div className={`grid sm:grid-cols-2 gap-8px ${isExpected ? 'pt-118px' : 'pt-72px'}`}>
      {rows.map((row) => row && <i key={row} className="h-48px" />)}
    </div>
  )
}
