import type { Context } from 'hono'
import { expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { appForTests, get } from '../app-for-tests.ts'
import type { Database } from '../db/database.ts'
import { pgliteForTests } from '../db/pglite-for-tests.ts'

const pglite = { name: 'PGlite', isMissing: false, open: pgliteForTests } as const

const addressOf = (c: Context) => c.req.header('X-Sender') ?? 'none'

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

it.each([
  ['searches read every article', (n: number) => `text=word${n}`],
  ['large pages read many articles', (n: number) => `perPage=${n + 11}`],
])('%s one after the other, so that a flood of them stands before nobody who books', async (_, query) => {
  const open = await appForTests(pglite)
  const { db, most } = watched(open.db)
  const app = createApp({ db })
  const asked = Array.from({ length: 20 }, (_, n) => get(app, `/posts?${query(n)}`))
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(most()).toBe(1)
  await open.close()
})

it('a search is answered in turn, however many searches of another sender wait', async () => {
  const { app, close } = await appForTests(pglite, { addressOf })
  const search = (sender: string, word: string) => get(app, `/posts?text=${word}`, { 'X-Sender': sender })
  let answered = 0
  const flood = Array.from({ length: 60 }, async (_, n) => {
    const { status } = await search('102.89.0.1', `word${n}`)
    answered += 1
    return status
  })
  const before = async (word: string) => {
    const earlier = answered
    expect((await search('102.89.0.2', word)).status).toBe(200)
    return answered - earlier
  }
  expect(await before('land')).toBeLessThan(5)
  expect(await before('word50'), 'the same word, asked for by both').toBeLessThan(5)
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]))
  await close()
})

it('a sender waits for a hundred searches at most, and is told when to ask for more; nobody else is', async () => {
  const { app, close } = await appForTests(pglite, { addressOf })
  const search = (sender: string, word: string) => get(app, `/posts?text=${word}`, { 'X-Sender': sender })
  const running = search('102.89.0.2', 'first')
  const flood = Array.from({ length: 100 }, (_, n) => search('102.89.0.1', `word${n}`))
  const more = await search('102.89.0.1', 'one-more')
  expect([more.status, more.headers.get('Retry-After'), more.headers.get('Cache-Control')]).toEqual([
    429,
    '6',
    'no-store',
  ])
  const others = [running, search('102.89.0.2', 'land'), search('102.89.0.1', 'word99'), ...flood]
  expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]))
  await close()
})
