import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { booking, get, post } from '../../app-for-tests.ts'
import { contentForTests, NOW, TODAY } from '../content-for-tests.ts'
import { type OpenDatabase, openPostgres } from '../database.ts'
import { bookings } from '../schema/submissions.ts'
import { seedDatabase } from '../seed-loader.ts'
import { type PairForTests, startPair } from './pair-for-tests.ts'
import { postgresPrograms } from './programs-for-tests.ts'

const programs = postgresPrograms()
const SEATS = '/site_tours/filter_schedules?projectTypeId=1&projectId=1&packageId=11'

describe.skipIf(programs === null)('a primary whose standby does not confirm', { timeout: 120_000 }, () => {
  let pair: PairForTests
  let open: OpenDatabase
  beforeEach(async () => {
    pair = await startPair(programs ?? '')
    const seeding = await openPostgres(pair.url)
    await seedDatabase(seeding.db, TODAY, contentForTests)
    await seeding.close()
    open = await openPostgres(pair.url, { statementMs: 2_000 })
    await open.db.$count(bookings) // it knows the primary, and is connected
  }, 120_000)
  afterEach(async () => {
    await open?.close()
    pair?.stop()
  })

  /** Repeated until it is settled, as a phone does. */
  const settled = async (app: ReturnType<typeof createApp>, key: Record<string, string>) => {
    for (;;) {
      const answer = await post(app, '/site_tours/book', booking(), key)
      if (answer.status < 500 && answer.status !== 409) return answer
      await setTimeout(100)
    }
  }
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })

  it('keeps nobody waiting: 503, seats can be read, and the same key settles it when it is back', async () => {
    const app = createApp({ db: open.db, now: () => NOW })
    const ours = key()
    await pair.standby.stop()
    expect((await post(app, '/site_tours/book', booking(), ours)).status).toBe(503)
    await expect.poll(async () => (await get(app, SEATS)).status).toBe(200)
    await pair.standby.start()
    const answer = await settled(app, ours)
    expect([answer.status, answer.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
    expect(await open.db.$count(bookings)).toBe(1)
  })

  it('because that was promoted, is left for it, though it still takes connections', async () => {
    const app = createApp({ db: open.db, now: () => NOW })
    const ours = key()
    await pair.standby.promote()
    expect((await post(app, '/site_tours/book', booking(), ours)).status).toBe(503)
    expect((await settled(app, ours)).status).toBe(200)
    await pair.primary.stop()
    expect(await open.db.$count(bookings)).toBe(1) // at the one that was promoted
  })
})
