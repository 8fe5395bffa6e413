import { expect, it } from 'vitest'
import { RateLimiter, Turns } from './rate-limit.ts'

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

it('five hundred phones behind one address need few attempts each, and come back apart', () => {
  const limit = { capacity: 120, refillMs: 5_000 }
  const limiter = new RateLimiter(limit)
  const turns = new Turns(limit)
  const asking = Array.from({ length: 500 }, (_, n) => n * 100) // in one minute
  const perSecond = new Map<number, number>()
  let attempts = 0
  let now = 0
  while (asking.length > 0) {
    asking.sort((a, b) => b - a)
    now = asking.pop() ?? 0
    attempts += 1
    perSecond.set(Math.floor(now / 1_000), (perSecond.get(Math.floor(now / 1_000)) ?? 0) + 1)
    const wait = limiter.take('carrier', now)
    // A phone waits up to a fifth longer (outbox/queue/backoff.ts).
    if (wait > 0) asking.push(now + turns.next('carrier', wait, now) * (1_000 + ((attempts * 37) % 200)))
  }
  expect(attempts).toBeLessThan(500 * 6)
  expect(Math.max(...perSecond.values())).toBeLessThanOrEqual(12)
  expect(now).toBeLessThan(45 * 60_000)
})

it('a turn is never sooner than the wait, nor later than ten minutes', () => {
  const turns = new Turns({ capacity: 1, refillMs: 5_000 })
  expect([turns.next('a', 3, 0), turns.next('a', 3, 0), turns.next('b', 3, 0)]).toEqual([3, 8, 3])
  for (let count = 0; count < 200; count++) turns.next('a', 3, 0)
  expect([turns.next('a', 3, 0), turns.next('a', 900, 0)]).toEqual([600, 900])
  expect(turns.next('a', 3, 3_600_000)).toBe(3)
})
