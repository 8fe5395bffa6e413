import { useLocation } from 'react-router-dom'
import { BOOKING_PART } from '#contract/site-paths.ts'
import { tours as words } from '#src/features/tours/copy.ts'
import { tourBadge } from '#src/features/tours/glance/tour-badge.ts'
import type { DatedTour } from '#src/features/tours/schedule/tour-groups.ts'
import { Link } from '#src/ui/core/link.tsx'
import { AskForDate } from './ask-for-date.tsx'
import { datedWords } from './dated-words.ts'
import { tourSearch } from './tour-search.ts'

type Props = { tour: DatedTour; isQuiet?: boolean }

/** Books the tour; of one that cannot be booked, it asks for another date. */
export function TourAction({ tour, isQuiet = false }: Props) {
  const { search } = useLocation()
  const { name } = tour.schedule.package
  if (tour.isToday || tourBadge(tour.schedule.package) === 'Fully Booked') return <AskForDate name={name} />
  const { day, time } = datedWords(tour)
  return (
    <Link
      className={isQuiet ? 'btn-outline px-16px' : 'btn-primary px-12px md:px-16px'}
      to={{ search: tourSearch(search, tour), hash: `#${BOOKING_PART}` }}
    >
      {words.book}
      <span className="visually-hidden">
        : {name}, {day}, {time}
      </span>
    </Link>
  )
}
