import { expect, it } from 'vitest'
import { RateLimiter } from './rate-limit.ts'

it('lets a burst through, then one for each refill', () => {
  const limiter = new RateLimiter({ capacity: 2, refillMs: 10_000 })
  expect([limiter.take('a', 0), limiter.take('a', 0)]).toEqual([0, 0])
  expect(limiter.take('a', 4_000)).toBe(6)
  expect(limiter.take('b', 4_000)).toBe(0)
  expect(limiter.take('a', 10_000)).toBe(0)
  expect(limiter.take('a', 10_000)).toBe(10)
})

it('takes a token back, never beyond its size', () => {
  const limiter = new RateLimiter({ capacity: 1, refillMs: 10_000 })
  limiter.take('a', 0)
  limiter.giveBack('a')
  limiter.giveBack('a')
  expect([limiter.take('a', 0), limiter.take('a', 0)]).toEqual([0, 10])
})

it('forgets the longest unseen of ten thousand addresses', () => {
  const limiter = new RateLimiter({ capacity: 1, refillMs: 10_000 })
  limiter.take('first', 0)
  for (let count = 0; count < 10_000; count++) limiter.take(`address ${count}`, 0)
  expect(limiter.take('first', 0)).toBe(0)
})
