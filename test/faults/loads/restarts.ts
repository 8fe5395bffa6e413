/** Row R24, first half: PostgreSQL crashes and comes back under load. */
import { type PostgresForTests, startPostgres } from '../../../api/db/postgres/postgres-for-tests.ts'
import { until } from '../rig/until.ts'
import { bookAllTheTime, differences } from './booking-load.ts'
import { startProcesses } from './several-processes.ts'

const PEOPLE = 24
const BOOKINGS_BETWEEN = 60

/** What became of the bookings and the processes after so many immediate restarts. */
export async function throughRestarts(programs: string, { processes: count, restarts }: Plan) {
  const postgres = await startPostgres(programs)
  const processes = await startProcesses(count, postgres.url)
  try {
    const { origins, tours } = processes
    const { load, end } = bookAllTheTime({ origins, tours, people: PEOPLE, prefix: 'r24' })
    const slowestBreakMs = await crashes(postgres, load.bookedAt, restarts)
    await end()
    const alive = await processes.alive()
    return { load, slowestBreakMs, alive, ...differences(load, await processes.rows(), 'r24') }
  } finally {
    await processes.remove()
    postgres.stop()
  }
}

type Plan = { processes: number; restarts: number }

/** The longest time from a server that is up again to the next booking. */
async function crashes(postgres: PostgresForTests, bookedAt: number[], restarts: number): Promise<number> {
  let slowest = 0
  for (let crash = 0; crash < restarts; crash += 1) {
    const enough = bookedAt.length + BOOKINGS_BETWEEN
    await until(() => bookedAt.length >= enough)
    await postgres.restart()
    const up = performance.now()
    await until(() => (bookedAt.at(-1) ?? 0) > up)
    slowest = Math.max(slowest, performance.now() - up)
  }
  return slowest
}
