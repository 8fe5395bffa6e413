/** Two processes on one PostgreSQL, as an owner runs them (`npm run test:operate`). */
import { expect, test } from '@playwright/test'
import { startPostgres } from '../../api/db/postgres/postgres-for-tests.ts'
import { postgresPrograms } from '../../api/db/postgres/programs-for-tests.ts'
import { NO_DIFFERENCES } from './loads/booking-load.ts'
import { killProcesses } from './loads/process-kills.ts'
import { rushForSeats } from './loads/rush.ts'
import { type Processes, startProcesses } from './loads/several-processes.ts'
import { ordinaryDay } from './loads/steady.ts'
import { recordRow } from './report/record.ts'

const PROCESSES = 2
const PEOPLE = 1_000
const SEATS = 20
const ROUNDS = 10
const MINUTES = process.env.FULL ? 10 : 1
const KILLS = process.env.FULL ? 50 : 10
const GROWTH = 0.1

const programs = postgresPrograms()
test.skip(programs === null, 'PostgreSQL is not installed')

type Options = { seats?: number; isWatched?: boolean }

async function onTwo<Result>(
  options: Options,
  use: (processes: Processes) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres(programs ?? '', { durable: true })
  try {
    const processes = await startProcesses(PROCESSES, postgres.url, options)
    try {
      return await use(processes)
    } finally {
      await processes.remove()
    }
  } finally {
    postgres.stop()
  }
}

test('R30 a thousand people at two processes get twenty seats, soon', async () => {
  const { sold, statuses, p99, rows } = await onTwo({ seats: SEATS }, (processes) =>
    rushForSeats(processes, { people: PEOPLE, rounds: ROUNDS }),
  )
  const isRight = sold.every((count) => count === SEATS) && rows === SEATS * ROUNDS
  const ok = isRight && statuses.every((status) => status === 200 || status === 402) && p99 < 2_000
  await recordRow({
    id: 'R30-rush',
    what: 'Two processes sell no seat twice',
    how: `${PEOPLE} people, 200 at once, for ${SEATS} seats; ${ROUNDS} times, at ${PROCESSES} processes on one PostgreSQL that writes to the disk`,
    figure: `${sold.filter((count) => count === SEATS).length} of ${ROUNDS} times ${SEATS} sold, ${rows} rows; answers ${statuses.join(' and ')}; p99 ${Math.round(p99)} ms`,
    target: `${SEATS} every time; no fault; p99 under 2 s`,
    ok,
  })
  expect({ isRight, statuses }).toEqual({ isRight: true, statuses: [200, 402] })
  expect(ok).toBe(true)
})

test('R30 an ordinary day needs no more memory at its end', async () => {
  const { loads, booked, rows, memory } = await onTwo({ isWatched: true }, (processes) =>
    ordinaryDay(processes, MINUTES * 60),
  )
  const growth = memory.late / memory.early - 1
  const unexpected = loads.reduce((sum, load) => sum + load.unexpected, 0)
  const ok = unexpected === 0 && rows === booked && growth < GROWTH
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`
  await recordRow({
    id: 'R30-day',
    what: 'Long use of the server costs no more than short use',
    how: `${MINUTES} minutes of reads and bookings, 60 a second, at ${PROCESSES} processes on one PostgreSQL`,
    figure: `${rows} rows of ${booked} bookings, ${unexpected} other answers; p99 ${loads.map(({ p99 }) => Math.round(p99)).join(' and ')} ms; both processes need ${megabytes(memory.early)} after a fifth of the time, at the end ${megabytes(memory.late)} (${(growth * 100).toFixed(1)} %)`,
    target: 'every booking a row; what the processes need grows by less than 10 %',
    ok,
  })
  expect({ unexpected, example: loads.map(({ example }) => example).join(''), rows }).toEqual({
    unexpected: 0,
    example: '',
    rows: booked,
  })
  expect(ok).toBe(true)
})

test('R30 processes killed under load keep every booking that they acknowledged', async () => {
  const { load, lost, twice, unanswered, unheard } = await onTwo({}, (processes) =>
    killProcesses(processes, KILLS),
  )
  const ok = lost + twice + unanswered + unheard === 0 && load.acknowledged.size > KILLS
  await recordRow({
    id: 'R30-kills',
    what: 'What a process acknowledged is stored, and its neighbour settles the rest',
    how: `${KILLS} × SIGKILL of one of ${PROCESSES} processes under the bookings of 16 people; what got no answer is asked again under its key, at the other`,
    figure: `${load.acknowledged.size} acknowledged, ${lost} lost, ${twice} twice, ${unheard} stored and never acknowledged; ${load.replayed} settled at the other process`,
    target: 'acknowledged = stored; 0 twice',
    ok,
  })
  expect({ lost, twice, unanswered, unheard }).toEqual(NO_DIFFERENCES)
  expect(ok).toBe(true)
})
