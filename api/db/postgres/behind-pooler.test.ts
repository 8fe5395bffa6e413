import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAway } from './database-away.ts'
import { type Impatient, POOL, startImpatient } from './impatient-for-tests.ts'
import { hasPgBouncer, pgBouncerTo, poolerTo } from './poolers-for-tests.ts'
import { postgresPrograms } from './programs-for-tests.ts'

const programs = postgresPrograms()
const LIMITS = sql`select current_setting('lock_timeout') l, current_setting('idle_in_transaction_session_timeout') i`

describe.each([
  { name: 'a pooler of few lines', start: poolerTo, isHere: true },
  { name: 'PgBouncer', start: pgBouncerTo, isHere: hasPgBouncer() },
])('behind $name', { timeout: 60_000 }, ({ start, isHere }) => {
  describe.skipIf(programs === null || !isHere)('on PostgreSQL', () => {
    let world: Impatient
    beforeAll(async () => {
      world = await startImpatient(programs ?? '', start)
    })
    afterAll(() => world?.stop())

    it('a transaction has its limits, and leaves none on the sessions that others are given', async () => {
      const within = () => world.db.transaction((tx) => tx.execute(LIMITS))
      const all = await Promise.all(Array.from({ length: 2 * POOL }, within))
      expect(all).toMatchObject(all.map(() => ({ rows: [{ l: '800ms', i: '1500ms' }] })))
      const after = await Promise.all(Array.from({ length: 2 * POOL }, () => world.db.execute(LIMITS)))
      expect(after).toMatchObject(after.map(() => ({ rows: [{ l: '0', i: '0' }] })))
    })

    it('a booking that waits for a row leaves no session that waits on', async () => {
      const { book, bookWhatIsHeld, owner, waiting } = world
      expect((await book('first@example.com')).status).toBe(200)
      expect(await bookWhatIsHeld()).toEqual(new Set([503]))
      await expect.poll(waiting).toBe(0)
      await owner.query('rollback')
      expect((await book('waits0@example.com')).status).toBe(200)
    })

    it('a transaction whose process says nothing frees its rows', async () => {
      const { book, fallSilent } = world
      const goOn = await fallSilent()
      await expect.poll(async () => (await book('second@example.com')).status).toBe(200)
      expect(isAway(await goOn())).toBe(true)
    })
  })
})
