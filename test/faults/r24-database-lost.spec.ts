import { expect, test } from '@playwright/test'
import { postgresPrograms } from '../../api/db/postgres/programs-for-tests.ts'
import { NO_DIFFERENCES, strangeAnswers } from './loads/booking-load.ts'
import { throughFailover } from './loads/failover.ts'
import { throughRestarts } from './loads/restarts.ts'
import { recordRow } from './report/record.ts'

const PROCESSES = 3
const RESTARTS = 6
const BACK_MS = 10_000

const programs = postgresPrograms()
test.skip(programs === null, 'PostgreSQL is not installed')

test('R24 PostgreSQL restarted under load ends no process and loses no booking', async () => {
  const { load, slowestBreakMs, alive, lost, twice, unanswered, unheard } = await throughRestarts(
    programs ?? '',
    { processes: PROCESSES, restarts: RESTARTS },
  )
  const ok = alive === PROCESSES && lost + twice + unanswered + unheard === 0 && slowestBreakMs < BACK_MS
  await recordRow({
    id: 'R24-restart',
    what: 'A database that crashes takes nothing with it',
    how: `${RESTARTS} immediate restarts of PostgreSQL under the bookings of 24 people at ${PROCESSES} processes; what got no answer is asked again under its key, at another process`,
    figure: `${alive} of ${PROCESSES} processes alive; ${load.acknowledged.size} acknowledged, ${lost} lost, ${twice} twice; ${load.replayed} settled at another process; next booking ${Math.round(slowestBreakMs)} ms after PostgreSQL was up (first build: 6 of 6 processes died, 0 of 3,261 rows lost)`,
    target: 'all alive; 0 lost; back within 10 s',
    ok,
  })
  expect(strangeAnswers(load)).toEqual([])
  expect({ alive, lost, twice, unanswered, unheard }).toEqual({ alive: PROCESSES, ...NO_DIFFERENCES })
  expect(ok).toBe(true)
})

test('R24 a killed primary is replaced by its standby, and never used again', async () => {
  const found = await throughFailover(programs ?? '', { processes: PROCESSES })
  const { load, without, backMs, former, alive, lost, twice, unanswered, unheard } = found
  const ok = alive === PROCESSES && lost + twice + unanswered + unheard === 0 && backMs < BACK_MS
  await recordRow({
    id: 'R24-failover',
    what: 'A database that is lost for good takes nothing with it',
    how: `The primary killed under the bookings of 24 people at ${PROCESSES} processes, its synchronous standby promoted; later the former primary is back, writable, while the new one is away`,
    figure: `${alive} of ${PROCESSES} processes alive; back ${Math.round(backMs)} ms after the promotion; ${load.acknowledged.size} acknowledged, ${lost} lost, ${twice} twice; ${load.replayed} settled at another process; meanwhile 503 within ${Math.round(without.ms)} ms; ${former.served} served by the former primary`,
    target: 'all alive; 0 lost; back within 10 s; the former primary not used',
    ok: ok && former.served === 0,
  })
  expect(strangeAnswers(load)).toEqual([])
  expect(without.statuses).toEqual([503])
  expect(without.ms).toBeLessThan(5_000)
  expect({ alive, lost, twice, unanswered, unheard, served: former.served }).toEqual({
    alive: PROCESSES,
    served: 0,
    ...NO_DIFFERENCES,
  })
  expect(ok).toBe(true)
})
