import { mkdirSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyHalf, filesOf, outcomeOf } from '../../test/faults/loads/half-copy.ts'
import { type DataForTests, dataForTests, storageIn } from './data-for-tests.ts'
import { PICTURES_BESIDE_POSTGRES } from './names.ts'
import { hasDatabase } from './whole-files.ts'

const ROWS = 300 // several pages

describe('a copy of the data folder that was broken off', { timeout: 120_000 }, () => {
  let data: DataForTests
  let paths: Record<string, string>
  beforeAll(async () => {
    data = await dataForTests(ROWS)
    const storage = await storageIn(data.made)
    const ask = async (name: string) => {
      const found = await storage.db.execute(sql`select pg_relation_filepath(${name}::regclass) as path`)
      return String((found as unknown as { rows: { path: string }[] }).rows[0]?.path)
    }
    paths = { bookings: await ask('bookings'), bookings_pkey: await ask('bookings_pkey') }
    await storage.close()
  }, 120_000)
  afterAll(() => data?.remove())

  it('is whole when it was not', async () => expect(await outcomeOf(data.copy(), ROWS)).toBe('whole'))

  it.each(['bookings', 'bookings_pkey'])(
    'is refused when the file of %s is gone, or only half there',
    async (name) => {
      const gone = data.copy()
      rmSync(join(gone, 'postgres', paths[name] ?? ''))
      expect(await outcomeOf(gone, ROWS)).toBe('refused')
      const half = data.copy()
      truncateSync(join(half, 'postgres', paths[name] ?? ''), 8_192)
      expect(await outcomeOf(half, ROWS)).toBe('refused')
    },
  )

  it('is refused wherever it ended', async () => {
    const files = filesOf(data.made)
    for (const share of [0.02, 0.3, 0.6, 0.9, 0.999]) {
      const copy = join(data.around, `half-${share}`)
      copyHalf(data.made, copy, files, Math.floor(files.length * share))
      expect(await outcomeOf(copy, ROWS), `up to ${files[Math.floor(files.length * share)]}`).toBe('refused')
    }
  })

  it('is not meant by pictures of a server whose database lies elsewhere', async () => {
    const folder = join(data.around, 'after-postgres')
    mkdirSync(join(folder, PICTURES_BESIDE_POSTGRES), { recursive: true })
    expect(hasDatabase(folder, folder)).toBe(false)
  })

  it('is refused when only its pictures came', async () => {
    const copy = data.copy()
    for (const name of readdirSync(copy)) if (name !== 'in-use') rmSync(join(copy, name), { recursive: true })
    mkdirSync(join(copy, 'media-cache'))
    expect(await outcomeOf(copy, ROWS)).toBe('refused')
  })
})
