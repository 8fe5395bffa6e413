import { describe, expect, it } from 'vitest'
import { appForAll } from '../app-for-tests.ts'
import { bookingRow } from '../data-folder/data-for-tests.ts'
import type { Database } from '../db/database.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { erasingForTests } from '../db/erasing-for-tests.ts'
import { bookings } from '../db/schema/submissions.ts'
import { upkeepClock } from '../db/schema/upkeep.ts'
import type { LogEntry } from '../log/log.ts'
import { upkeep } from './upkeep.ts'

const [pglite] = bothDatabases
if (!pglite) throw new Error('there is PGlite')
const LONG_AFTER = new Date('2028-01-20T12:00:00Z')
const settings = { sampleData: true, applicationMonths: 6 }
const refused = (): never => {
  throw Object.assign(new Error('row of ada@example.com'), { name: 'RowFault', code: '23514' })
}

describe('the upkeep', () => {
  const api = appForAll(pglite)

  /** A database in which one kind of statement fails. */
  const without = (name: 'transaction' | 'insert'): Database =>
    new Proxy(api.db, {
      get(target, wanted) {
        if (wanted === name) return refused
        const value = Reflect.get(target, wanted)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })

  const lastUpkeepAt = async (lastSeen: string) => {
    await api.db.delete(upkeepClock)
    await api.db.insert(upkeepClock).values({ id: 1, lastSeen })
  }

  /** What is done and what is logged, by an upkeep long after a visit. */
  async function kept(broken: { db?: Database; erase?: typeof refused; checkpoint?: typeof refused }) {
    const { wipes, ...files } = erasingForTests()
    let checkpoints = 0
    const checkpoint = async () => void checkpoints++
    const storage = { db: api.db, ...files, checkpoint }
    await lastUpkeepAt('2028-01-16T12:00:00Z')
    await api.db.delete(bookings)
    await api.db.insert(bookings).values({ ...bookingRow(1), bookedDate: '2026-11-30' })
    const lines: LogEntry[] = []
    const ended = upkeep({ ...storage, ...broken }, settings, LONG_AFTER, (line) => lines.push(line))
    const fault = await ended.then(
      () => null,
      (error: unknown) => error,
    )
    return { left: await api.db.$count(bookings), wipes: wipes(), checkpoints, lines, fault }
  }

  it('does everything and says nothing, where nothing fails', async () => {
    expect(await kept({})).toEqual({ left: 0, wipes: 1, checkpoints: 1, lines: [], fault: null })
  })

  it.each([
    [
      'bringing the sample data up to date',
      () => ({ db: without('transaction') }),
      { left: 0, wipes: 1, checkpoints: 1 },
    ],
    ['erasing what has expired', () => ({ erase: refused }), { left: 1, wipes: 0, checkpoints: 1 }],
    ['looking at the clock', () => ({ db: without('insert') }), { left: 1, wipes: 0, checkpoints: 1 }],
    ["shortening the database's log", () => ({ checkpoint: refused }), { left: 0, wipes: 1, checkpoints: 0 }],
  ])('that fails at %s does the rest, and says where and by which code', async (step, broken, done) => {
    const { lines, fault, ...rest } = await kept(broken())
    expect(rest).toEqual(done)
    expect(fault).toMatchObject({ code: '23514' })
    expect(lines).toEqual([
      {
        level: 'error',
        msg: `The upkeep failed at ${step}. It is tried again within six hours, or at the next start.`,
        fault: expect.objectContaining({ name: 'RowFault', code: '23514' }),
      },
    ])
    expect(JSON.stringify(lines)).not.toContain('ada@')
  })

  it('says that the clock is in doubt also where something fails', async () => {
    await lastUpkeepAt('2026-11-20T12:00:00Z')
    const lines: LogEntry[] = []
    const storage = { db: api.db, ...erasingForTests(), checkpoint: refused }
    await expect(upkeep(storage, settings, LONG_AFTER, (line) => lines.push(line))).rejects.toThrow()
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      ['warn', expect.stringContaining('What has expired by it is erased from 2028-01-23T12:00:00.000Z on.')],
      ['error', expect.stringContaining("failed at shortening the database's log")],
    ])
  })
})
