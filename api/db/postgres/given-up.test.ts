import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { application, get, post } from '../../app-for-tests.ts'
import { isAway } from './database-away.ts'
import { SPARE } from './given-up.ts'
import { type Impatient, POOL, startImpatient } from './impatient-for-tests.ts'
import { postgresPrograms } from './programs-for-tests.ts'

const programs = postgresPrograms()
const SEATS = '/site_tours/filter_schedules?projectTypeId=1&projectId=1&packageId=11'

describe.skipIf(programs === null)('what is given up on PostgreSQL', { timeout: 60_000 }, () => {
  let world: Impatient
  beforeAll(async () => {
    world = await startImpatient(programs ?? '')
  })
  afterAll(() => world?.stop())

  it('because another session holds the row leaves no session that waits on', async () => {
    const { book, bookWhatIsHeld, owner, sessions, waiting } = world
    expect((await book('first@example.com')).status).toBe(200)
    expect(await bookWhatIsHeld()).toEqual(new Set([503]))
    expect(await sessions()).toBeLessThanOrEqual(POOL)
    await expect.poll(waiting).toBe(0)
    await owner.query('rollback')
    expect((await book('waits0@example.com')).status).toBe(200)
  })

  it('because another session holds the table of a read leaves none either', async () => {
    const { app, owner, waiting } = world
    await owner.query('begin; lock table site_tour_schedules')
    expect((await get(app, SEATS)).status).toBe(503)
    await expect.poll(waiting).toBe(0)
    await owner.query('rollback')
    expect((await get(app, SEATS)).status).toBe(200)
  })

  it('in the middle of a transaction frees the rows, though its process says nothing', async () => {
    const { book, fallSilent } = world
    const goOn = await fallSilent()
    await expect.poll(async () => (await book('second@example.com')).status).toBe(200)
    expect(isAway(await goOn())).toBe(true)
  })

  it('while no standby confirms is counted: reads go on, and what would wait as well is refused at once', async () => {
    const { app, owner, sessions } = world
    const apply = (n: number) =>
      post(app, '/virtual_teams/apply', application({ email: `a${n}@example.com` }))
    const setStandby = async (name: string) => {
      await owner.query(`alter system set synchronous_standby_names = '${name}'`)
      await owner.query('select pg_reload_conf()')
    }
    await setStandby('away')
    let asked = 1_000
    await expect.poll(async () => (await apply(asked++)).status).toBe(503) // the server has read it
    const first = await Promise.all(Array.from({ length: 5 * POOL }, (_, n) => apply(n)))
    const later = await Promise.all(Array.from({ length: 5 * POOL }, (_, n) => apply(100 + n)))
    expect(new Set([...first, ...later].map(({ status }) => status))).toEqual(new Set([503]))
    expect(await sessions()).toBeLessThanOrEqual(POOL + SPARE + 1) // and the one that looks for the primary
    const { rows } = await owner.query('select clock_timestamp()::text as now')
    expect((await apply(200)).status).toBe(503)
    expect((await get(app, SEATS)).status).toBe(200)
    // Not how many wait: one that was given up while it still wrote begins to wait whenever it likes.
    const begun = sessions(`backend_xid is not null and xact_start > '${rows[0].now}'`)
    expect(await begun, 'what would wait has not begun').toBe(0)
    await setStandby('')
    await expect.poll(async () => (await apply(200)).status).toBe(200)
  })
})
