import { kitAddress } from '#contract/addresses/tour-address.ts'
import { sitePaths } from '#contract/site-paths.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { todayInLagos } from '#src/format/lagos-date.ts'
import { Link } from '#src/ui/core/link.tsx'
import { useNow } from '#src/ui/reads/use-now.ts'
import { day as words } from './day-copy.ts'
import { type DayTour, dayTours } from './day-tours.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LINK = 'text-link inline-flex items-center min-h-44px'

/** Who is expected where, today and tomorrow, as booked on this phone. Nothing where nobody is. */
export function ToursOfTheDay({ requests }: { requests: readonly RequestOnPhone[] }) {
  const now = useNow()
  const days = [
    { title: words.today, tours: dayTours(requests, todayInLagos(now)) },
    { title: words.tomorrow, tours: dayTours(requests, todayInLagos(now + DAY_MS)) },
  ]
  return days
    .filter(({ tours }) => tours.length > 0)
    .map(({ title, tours }) => (
      <section key={title} aria-label={title} className="panel grid grid-cols-1 gap-16px">
        <div>
          <h2 className="title-3 flex items-center gap-12px">
            {title}
            <span className="tag tabular-nums">{tours.length}</span>
          </h2>
          <p className="small-print mt-4px">{words.about}</p>
        </div>
        <ul className="grid grid-cols-1 gap-16px">
          {tours.map((tour) => (
            <OneTour key={tour.key} tour={tour} />
          ))}
        </ul>
      </section>
    ))
}

function OneTour({ tour: { time, packageId, packageName, where, visitors } }: { tour: DayTour }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[112px_minmax(0,1fr)] gap-x-16px gap-y-4px pt-16px border-0 border-t-1 border-solid border-edge">
      <p className="title-4 tabular-nums">{time}</p>
      <div className="min-w-0">
        <h3 className="title-4 [overflow-wrap:anywhere]">
          <Link to={sitePaths.package(packageId)} className="no-underline hover:underline">
            {packageName}
          </Link>
        </h3>
        {where && <p className="text-ink-soft [overflow-wrap:anywhere]">{where}</p>}
        <p className="small-print mt-8px">{words.visitors(visitors.length)}</p>
        <ul className="grid gap-4px">
          {visitors.map(({ id, name, code, note }) => (
            <li key={id} className="flex flex-wrap gap-x-12px">
              <bdi className="font-600 [overflow-wrap:anywhere]">{name || words.someone}</bdi>
              <span className="tabular-nums text-ink-soft">{code}</span>
              {note && <span className="text-danger">{note}</span>}
            </li>
          ))}
        </ul>
        <Link to={kitAddress(packageId)} className={LINK}>
          {words.kit}
          <span className="visually-hidden">: {packageName}</span>
        </Link>
      </div>
    </li>
  )
}
