/** The rows R24 and R30 with small counts: several processes on one PostgreSQL, and what may happen to both. */
import { expect, test } from '@playwright/test'
import { startPostgres } from '../../api/db/postgres/postgres-for-tests.ts'
import { postgresPrograms } from '../../api/db/postgres/programs-for-tests.ts'
import { NO_DIFFERENCES, strangeAnswers } from '../faults/loads/booking-load.ts'
import { throughFailover } from '../faults/loads/failover.ts'
import { killProcesses } from '../faults/loads/process-kills.ts'
import { throughRestarts } from '../faults/loads/restarts.ts'
import { rushForSeats } from '../faults/loads/rush.ts'
import { startProcesses } from '../faults/loads/several-processes.ts'

const programs = postgresPrograms()
test.skip(programs === null, 'PostgreSQL is not installed')

test('a PostgreSQL that crashes under load ends no process and loses no booking', async () => {
  const { load, alive, lost, twice, unanswered, unheard } = await throughRestarts(programs ?? '', {
    processes: 2,
    restarts: 2,
  })
  expect(strangeAnswers(load)).toEqual([])
  expect({ alive, lost, twice, unanswered, unheard }).toEqual({ alive: 2, ...NO_DIFFERENCES })
})

test('a primary that dies under load is replaced by its standby, which keeps every booking', async () => {
  const found = await throughFailover(programs ?? '', { processes: 3 })
  const { load, without, former, alive, lost, twice, unanswered, unheard } = found
  expect(strangeAnswers(load)).toEqual([])
  expect([without.statuses, without.alive]).toEqual([[503], 3])
  expect(former.served, 'the former primary is not used again').toBe(0)
  expect({ alive, lost, twice, unanswered, unheard }).toEqual({ alive: 3, ...NO_DIFFERENCES })
})

test('two processes sell no seat twice, and settle for each other what one was killed over', async () => {
  const postgres = await startPostgres(programs ?? '')
  const processes = await startProcesses(2, postgres.url, { seats: 200 })
  try {
    const { sold, statuses, rows } = await rushForSeats(processes, { people: 400, rounds: 1 })
    expect({ sold, statuses, rows }).toEqual({ sold: [200], statuses: [200, 402], rows: 200 })
    const tours = processes.tours.slice(1)
    const { lost, twice, unanswered, unheard } = await killProcesses({ ...processes, tours }, 3)
    expect({ lost, twice, unanswered, unheard }).toEqual(NO_DIFFERENCES)
  } finally {
    await processes.remove()
    postgres.stop()
  }
})
