import { expect, test } from '@playwright/test'
import { guest, inPool, offeredTours, postBooking } from './loads/book.ts'
import { percentile, recordRow } from './report/record.ts'
import { onDatabase } from './rig/on-both-databases.ts'

const SEATS = 20
const PEOPLE = 1000
const REPEATS = 50
const AT_ONCE = 200

for (const name of ['PGlite', 'PostgreSQL'] as const) {
  test(`R1 a thousand people at once never get more than twenty seats, on ${name}`, async () => {
    const measured = await onDatabase(name, { seats: SEATS }, async (site) => {
      const tours = (await offeredTours(site.origin)).slice(0, REPEATS)
      const sold: number[] = []
      const times: number[] = []
      const statuses = new Set<number>()
      for (const [round, tour] of tours.entries()) {
        const people = Array.from({ length: PEOPLE }, (_, person) => guest(`r1-${round}-${person}`, tour))
        const answers = await inPool(
          AT_ONCE,
          people.map((person) => () => postBooking(site.origin, person, crypto.randomUUID())),
        )
        sold.push(answers.filter(({ status }) => status === 200).length)
        for (const { status, ms } of answers) {
          statuses.add(status)
          times.push(ms)
        }
      }
      return { sold, times, statuses, rows: (await site.bookings()).length }
    })
    test.skip(measured === null, 'PostgreSQL is not installed')
    if (measured === null) return
    const { sold, times, rows } = measured
    const rightRounds = sold.filter((count) => count === SEATS).length
    const p99 = Math.round(percentile(times, 0.99))
    const ok = rightRounds === sold.length && rows === sold.length * SEATS && p99 < 2_000
    await recordRow({
      id: `R1-${name.toLowerCase()}`,
      what: 'No seat is sold twice',
      how: `${PEOPLE} people, each with a key, ${AT_ONCE} at once, for ${SEATS} seats; ${sold.length} times, on ${name}`,
      figure: `${SEATS} sold in ${rightRounds} of ${sold.length}; ${rows} rows; p99 ${p99} ms`,
      target: `${SEATS} every time; p99 under 2 s`,
      ok,
    })
    expect([...measured.statuses].sort()).toEqual([200, 402])
    expect(sold).toEqual(sold.map(() => SEATS))
    expect(rows).toBe(sold.length * SEATS)
    expect(ok).toBe(true)
  })
}
