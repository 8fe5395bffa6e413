import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from './database.ts'
import { pgliteForTests } from './pglite-for-tests.ts'

describe('between two things that wait for PGlite, the server reads and answers', () => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await pgliteForTests()
  })
  afterAll(() => open?.close())

  const query = () => open.db.execute(sql`select 1`)
  const transaction = () => open.db.transaction((tx) => tx.execute(sql`select 1`))

  it.each([
    ['queries', query],
    ['transactions', transaction],
  ])('when they are %s', async (_, run) => {
    const waiting = 5
    let turns = 0
    let ended = false
    const loop = (async () => {
      for (; !ended; turns++) await setImmediate()
    })()
    await Promise.all(Array.from({ length: waiting }, run))
    ended = true
    await loop
    expect(turns).toBeGreaterThanOrEqual(waiting)
  })
})
