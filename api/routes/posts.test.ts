import { expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { appForTests, get } from '../app-for-tests.ts'
import type { Database } from '../db/database.ts'
import { pgliteForTests } from '../db/pglite-for-tests.ts'

/** Tells how many counts of posts ran at once, at most. */
function watched(db: Database): { db: Database; most: () => number } {
  let running = 0
  let most = 0
  const proxy = new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== '$count') return value.bind(target)
      return async (...words: unknown[]) => {
        most = Math.max(most, ++running)
        try {
          return await value.apply(target, words)
        } finally {
          running -= 1
        }
      }
    },
  })
  return { db: proxy, most: () => most }
}

it('searches read every article one after the other, so that a flood of them stands before nobody who books', async () => {
  const open = await appForTests({ name: 'PGlite', isMissing: false, open: pgliteForTests })
  const { db, most } = watched(open.db)
  const app = createApp({ db })
  const asked = Array.from({ length: 20 }, (_, n) => get(app, `/posts?text=word${n}`))
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(most()).toBe(1)
  await open.close()
})
