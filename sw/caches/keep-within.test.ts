import { expect, it } from 'vitest'
import { fakeCache } from './fake-cache-for-tests.ts'
import { keepWithin } from './keep-within.ts'

const picture = (bytes: number) => new Response('x', { headers: { 'content-length': String(bytes) } })

it.each([
  ['all that fits', { maxEntries: 3, maxBytes: 60 }, ['a', 'b', 'c']],
  ['no more than so many', { maxEntries: 2, maxBytes: 60 }, ['b', 'c']],
  ['no more than so many bytes', { maxEntries: 3, maxBytes: 59 }, ['b', 'c']],
  ['the newest alone', { maxEntries: 3, maxBytes: 30 }, ['c']],
  ['what is small, whatever the sum', { maxEntries: 3, maxBytes: 30, smallBytes: 10 }, ['a', 'c']],
])('keeps %s, and the oldest go first', async (_, bounds, left) => {
  const cache = fakeCache()
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    await cache.put(`https://pictures.example/${name}`, picture((at + 1) * 10))
  }
  await keepWithin(cache, bounds)
  expect(cache.addresses()).toEqual(left.map((name) => `https://pictures.example/${name}`))
})
