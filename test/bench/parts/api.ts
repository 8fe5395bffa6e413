/** How much one core of the reference API carries: lists from memory, and bookings on PostgreSQL. */
import { existsSync } from 'node:fs'
import { API_PREFIX, endpoints } from '#contract/endpoints.ts'
import { startPostgres } from '../../../api/db/postgres/postgres-for-tests.ts'
import { postgresPrograms } from '../../../api/db/postgres/programs-for-tests.ts'
import { sampleContent } from '../../../api/db/sample-content.ts'
import { addDays, lagosDay } from '../../../api/lagos-date.ts'
import { offeredDates } from '../../../api/tours/offered-dates.ts'
import { startSite } from '../../harness/site.ts'
import type { Figure } from '../judge.ts'
import { limits } from '../limits.ts'
import { type Load, load } from '../load/load.ts'
import { getText, postText } from '../load/request-text.ts'

const SECONDS = 6
const WARM_UP_SECONDS = 3 // the engine compiles code that runs often
const CONNECTIONS = 32
const SEATS = 1_000_000

/** The site's own first reads, one after the other. */
const READS = [
  endpoints.packagesOfType(1),
  endpoints.packagesOfType(2),
  endpoints.packagesOfType(3),
  endpoints.projectsOfType(1),
  endpoints.posts(),
  endpoints.package('101'),
  endpoints.schedules(),
].map((path) => getText(API_PREFIX + path))

/** `taskset` holds the server on one core, so that the figure means the same on every machine. */
const ONE_CORE = existsSync('/usr/bin/taskset') ? ['taskset', '-c', '0'] : []

export async function apiFigures(): Promise<Figure[]> {
  return [...(await readFigures('sample data')), ...(await bookingFigures())]
}

export async function readFigures(where: string, content = sampleContent): Promise<Figure[]> {
  const site = await startSite({ through: ONE_CORE, content })
  const plan = {
    origin: site.origin,
    requestOf: (n: number) => READS[n % READS.length] ?? '',
    expected: 200,
    connections: CONNECTIONS,
    seconds: SECONDS,
  }
  try {
    await load({ ...plan, seconds: WARM_UP_SECONDS })
    const fastest = await load(plan)
    const steady = await load({ ...plan, perSecond: limits.reads.goal / 2 })
    return [
      { limit: 'reads', where, value: ifExpected(fastest, fastest.perSecond) },
      { limit: 'readsP99', where, value: ifExpected(steady, steady.p99) },
    ]
  } finally {
    await site.remove()
  }
}

async function bookingFigures(): Promise<Figure[]> {
  const where = 'PostgreSQL, commits on disk'
  const programs = postgresPrograms()
  if (!programs) {
    console.warn('PostgreSQL is not installed: bookings are not measured.')
    return [{ limit: 'bookings', where, value: Number.NaN }]
  }
  const postgres = await startPostgres(programs, { durable: true })
  try {
    const site = await startSite({ through: ONE_CORE, seats: SEATS, databaseUrl: postgres.url })
    const plan = {
      origin: site.origin,
      requestOf: bookings(),
      expected: 200,
      connections: CONNECTIONS,
      seconds: SECONDS,
    }
    await load({ ...plan, seconds: WARM_UP_SECONDS })
    const booked = await load(plan)
    await site.remove()
    return [{ limit: 'bookings', where, value: ifExpected(booked, booked.perSecond) }]
  } finally {
    postgres.stop()
  }
}

/** The n-th booking: another person each time, over every date of every tour in turn. */
function bookings(): (n: number) => string {
  const today = lagosDay(new Date())
  const tours = sampleContent.schedules.flatMap(({ id, cancelled, recurrentDay, inDays }) => {
    const availableDate = inDays === null ? null : addDays(today, inDays)
    const dates = offeredDates({ cancelled, recurrentDay, availableDate }, today)
    return dates.filter((bookedDate) => bookedDate > today).map((bookedDate) => ({ id, bookedDate }))
  })
  return (n) => {
    const tour = tours[n % tours.length]
    return postText(API_PREFIX + endpoints.bookTour(), {
      siteTourScheduleId: tour?.id,
      bookedDate: tour?.bookedDate,
      firstname: 'Adaeze',
      lastname: 'Okonkwo',
      email: `bench-${n}@example.com`,
      phoneNumber: '08031234567',
    })
  }
}

/** Fast refusals do not count. */
function ifExpected({ unexpected, example }: Load, value: number): number {
  if (unexpected === 0) return value
  console.warn(`The API answered otherwise ${unexpected} times: ${example}`)
  return Number.NaN
}
