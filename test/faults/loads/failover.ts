/** Row R24, second half: the primary dies under load, and its synchronous standby takes over. */
import { type PairForTests, startPair } from '../../../api/db/postgres/pair-for-tests.ts'
import { until } from '../rig/until.ts'
import { guest, postBooking } from './book.ts'
import { bookAllTheTime, differences } from './booking-load.ts'
import { type Processes, SEATS_PATH, startProcesses, statusOf } from './several-processes.ts'

const PEOPLE = 24
const BOOKINGS_BEFORE = 200
const BOOKINGS_AFTER = 200

export async function throughFailover(programs: string, { processes: count }: { processes: number }) {
  const pair = await startPair(programs)
  const processes = await startProcesses(count, pair.url)
  try {
    const { origins, tours } = processes
    const { load, end } = bookAllTheTime({ origins, tours, people: PEOPLE, prefix: 'r24' })
    await until(() => load.bookedAt.length >= BOOKINGS_BEFORE)
    pair.primary.kill()
    const without = await whileThereIsNone(processes)
    await pair.standby.promote()
    const promoted = performance.now()
    await until(async () => (load.bookedAt.at(-1) ?? 0) > promoted && (await processes.ready()) === count)
    const backMs = performance.now() - promoted
    await until(() => load.bookedAt.length >= BOOKINGS_BEFORE + BOOKINGS_AFTER)
    const former = await formerPrimary(pair, processes)
    await end()
    const alive = await processes.alive()
    return { load, without, backMs, former, alive, ...differences(load, await processes.rows(), 'r24') }
  } finally {
    await processes.remove()
    pair.stop()
  }
}

/** What visitors and probes are told while no server takes writes. */
async function whileThereIsNone(processes: Processes) {
  await until(async () => (await processes.ready()) === 0)
  const [tour] = processes.tours
  if (!tour) throw new Error('No tour')
  const started = performance.now()
  const asked = processes.origins.flatMap((origin, index) => [
    statusOf(origin + SEATS_PATH),
    postBooking(origin, guest(`none-${index}`, tour), crypto.randomUUID()).then(({ status }) => status),
  ])
  const statuses = [...new Set(await Promise.all(asked))]
  return { alive: await processes.alive(), statuses, ms: performance.now() - started }
}

/** It comes back, alone and writable, while its successor is away: nobody may use it. */
async function formerPrimary({ primary, standby, urlOf }: PairForTests, processes: Processes) {
  await primary.start('-c fsync=off -c synchronous_standby_names=')
  await standby.stop()
  await until(async () => (await processes.ready()) === 0)
  const served = await Promise.all(processes.origins.map((origin) => statusOf(origin + SEATS_PATH)))
  await standby.start()
  await until(async () => (await processes.ready()) === processes.origins.length)
  return { served: served.filter((status) => status === 200).length, url: urlOf(primary) }
}
