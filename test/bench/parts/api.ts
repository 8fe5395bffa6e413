/** How much one core of the reference API carries: lists from memory, and bookings on PostgreSQL. */
import { existsSync } from 'node:fs'
import { API_PREFIX } from '#contract/api-prefix.ts'
import { endpoints } from '#contract/endpoints.ts'
import { startPostgres } from '../../../api/db/postgres/postgres-for-tests.ts'
import { postgresPrograms } from '../../../api/db/postgres/programs-for-tests.ts'
import { sampleContent } from '../../../api/db/sample-content.ts'
import { addDays, lagosDay } from '../../../api/lagos-date.ts'
import { offeredDates } from '../../../api/tours/offered-dates.ts'
import { type Site, startSite } from '../../harness/site.ts'
import type { Figure } from '../judge.ts'
import { limits } from '../limits.ts'
import { type Load, type LoadPlan, load } from '../load/load.ts'
import { getText, postText } from '../load/request-text.ts'
import { undisturbed } from '../load/undisturbed.ts'

const SECONDS = 6
const WARM_UP_SECONDS = 3 // the engine compiles code that runs often
const CONNECTIONS = 32
const SEATS = 1_000_000

/** The site's own first reads, one after the other. */
const PATHS = [
  endpoints.packagesOfType(1),
  endpoints.packagesOfType(2),
  endpoints.packagesOfType(3),
  endpoints.projectsOfType(1),
  endpoints.posts(),
  endpoints.package('101'),
  endpoints.schedules(),
]
const READS = PATHS.map((path) => getText(API_PREFIX + path))

/** As links from other sites leave them: each request with a parameter that nobody knows and nobody else has sent. */
const withUnknown = (n: number): string => {
  const path = PATHS[n % PATHS.length] ?? ''
  return getText(`${API_PREFIX}${path}${path.includes('?') ? '&' : '?'}utm_id=${n}`)
}

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
    const fastest = await perProcessorSecond(site, () => load(plan))
    const steady = await steadyP99(site, { ...plan, perSecond: halfOf(limits.reads.goal, fastest) })
    const strange = await perProcessorSecond(site, () => load({ ...plan, requestOf: withUnknown }))
    return [
      { limit: 'reads', where, value: fastest },
      {
        limit: 'reads',
        where: `${where}, unknown parameters`,
        value: strange,
      },
      { limit: 'readsP99', where, ...steady },
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
    return (['bookings', 'bookingsP99', 'processes'] as const).map((limit) => ({
      limit,
      where,
      value: Number.NaN,
    }))
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
    const alone = await perProcessorSecond(site, () => load(plan))
    const steady = await steadyP99(site, { ...plan, perSecond: halfOf(limits.bookings.goal, alone) })
    // On the same core, so that load and database keep the other: what they do to each other shows in processor time.
    const other = await startSite({ through: ONE_CORE, seats: SEATS, databaseUrl: postgres.url })
    await load({ ...plan, origin: other.origin, seconds: WARM_UP_SECONDS })
    const half = { ...plan, connections: CONNECTIONS / 2 }
    const both = await Promise.all(
      [site, other].map((one) => perProcessorSecond(one, () => load({ ...half, origin: one.origin }))),
    )
    await other.remove()
    await site.remove()
    return [
      { limit: 'bookings', where, value: alone },
      { limit: 'bookingsP99', where, ...steady },
      { limit: 'processes', where, value: 1_000 / mean(both), reference: 1_000 / alone },
    ]
  } finally {
    postgres.stop()
  }
}

/** Another person each time, over every date of every tour in turn. */
function bookings(): () => string {
  const today = lagosDay(new Date())
  const tours = sampleContent.schedules.flatMap(({ id, cancelled, recurrentDay, inDays }) => {
    const availableDate = inDays === null ? null : addDays(today, inDays)
    const dates = offeredDates({ cancelled, recurrentDay, availableDate }, today)
    return dates.filter((bookedDate) => bookedDate > today).map((bookedDate) => ({ id, bookedDate }))
  })
  let sent = 0
  return () => {
    const n = sent
    sent += 1
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

/** Half the goal, or half of what this machine can: a queue that only grows says nothing of the server. */
const halfOf = (goal: number, most: number) => Math.min(goal, most) / 2

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Answers in a second of the server's own processor time: what one core carries, whatever else runs on the machine. A
 * core that computes nothing else answers as many in a second of the clock.
 */
async function perProcessorSecond(site: Site, work: () => Promise<Load>): Promise<number> {
  const before = site.processorSeconds()
  const done = await work()
  return ifExpected(done, done.answers) / (site.processorSeconds() - before)
}

async function steadyP99(site: Site, plan: LoadPlan): Promise<Pick<Figure, 'value' | 'isBusy'>> {
  const { result, isBusy } = await undisturbed(() => load(plan), site.waitedSeconds)
  return { value: ifExpected(result, result.p99), isBusy }
}

/** Fast refusals do not count. */
function ifExpected({ unexpected, example }: Load, value: number): number {
  if (unexpected === 0) return value
  console.warn(`The API answered otherwise ${unexpected} times: ${example}`)
  return Number.NaN
}
