/** The tours of one day, from the bookings of this phone: what an agent looks at in the morning. */
import { minutesOfDay } from '#contract/format/minutes-of-day.ts'
import { referenceCode } from '#contract/sent/reference-code.ts'
import { fullName } from '#src/features/requests/edit/details.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { clockTime } from '#src/format/clock-time.ts'
import { day as words } from './day-copy.ts'

/**
 * `name` is the whole name while the phone has it, then the initials; '' = neither is known. `note` '' = it is booked.
 */
export type Visitor = { id: string; name: string; code: string; note: string }

export type DayTour = {
  key: string
  /** `9:00 AM` */
  time: string
  packageId: string
  packageName: string
  /** Project and place, as far as they are known. */
  where: string
  visitors: Visitor[]
}

/**
 * What was refused or has run out is no visit, unless it is in doubt: it may be one, so its person is named. By the day
 * itself every doubt has run out.
 */
const VISITED: readonly RequestOnPhone['state'][] = ['queued', 'sending', 'delivered']
const isVisited = ({ state, mayHaveArrived }: RequestOnPhone) => mayHaveArrived || VISITED.includes(state)
const LATEST = 24 * 60

/** Of `date` (`Y-m-d`), the earliest first. People of the same tour stand together, in the order they were booked. */
export function dayTours(requests: readonly RequestOnPhone[], date: string): DayTour[] {
  const tours = new Map<string, DayTour>()
  for (const request of [...requests].sort((a, b) => a.createdAt - b.createdAt)) {
    const { tour } = request
    const visit = tour?.visit
    if (!tour || visit?.date !== date || !isVisited(request)) continue
    const { packageId, packageName } = tour
    const time = clockTime(visit.time) // some rows hold `09:00`, others `9:00 AM`
    const key = `${packageId} ${visit.scheduleId} ${time}`
    const known = tours.get(key) ?? {
      ...{ key, time, packageId, packageName, visitors: [] },
      where: [visit.project, visit.place].filter(Boolean).join(' · '),
    }
    known.visitors.push(visitorOf(request))
    tours.set(key, known)
  }
  return [...tours.values()].sort((a, b) => minutes(a) - minutes(b))
}

const minutes = ({ time }: DayTour) => minutesOfDay(time) ?? LATEST

const visitorOf = ({ id, details, initials, state, mayHaveArrived }: RequestOnPhone): Visitor => ({
  id,
  name: (details && fullName(details)) || initials,
  code: referenceCode(id),
  note: state === 'delivered' ? '' : mayHaveArrived ? words.inDoubt : words.notBooked,
})
