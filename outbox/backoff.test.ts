import { expect, test } from 'vitest'
import { LONGEST_WAIT_MS, retryAfterMs, retryDelay } from './backoff.ts'
import { seededRandom } from './fake-world.ts'

test.each([
  [1, 0, 2_000],
  [1, 1, 4_000],
  [2, 1, 8_000],
  [5, 0.5, 33_000],
  [9, 1, 900_000],
  [60, 1, 900_000],
  [2_000, 0, 2_000],
])('after %i attempts and a draw of %d the next one waits %i ms', (attempts, random, delay) => {
  expect(retryDelay(attempts, random)).toBe(delay)
})

test('what the server asks for is honoured, spread, and bounded on both sides', () => {
  expect(retryDelay(1, 0, 120_000)).toBe(120_000)
  expect(retryDelay(1, 1, 120_000)).toBe(144_000)
  expect(retryDelay(1, 0, 0)).toBe(2_000)
  expect(retryDelay(1, 1, 86_400_000)).toBe(LONGEST_WAIT_MS)
})

const now = Date.parse('2026-11-20T09:00:00Z')

test.each([
  [{ 'retry-after': '120' }, 120_000],
  [{ 'retry-after': 'Fri, 20 Nov 2026 09:01:00 GMT' }, 60_000],
  [{ 'retry-after': 'Fri, 20 Nov 2026 08:00:00 GMT' }, 0],
  [{ 'retry-after': 'Sun, 20 Nov 2016 10:00:30 GMT', date: 'Sun, 20 Nov 2016 10:00:00 GMT' }, 30_000],
  [{ 'retry-after': 'soon' }, null],
  [{}, null],
])('%j means %j ms', (headers, ms) => {
  expect(retryAfterMs(new Headers(headers as Record<string, string>), now)).toBe(ms)
})

test('a thousand phones that met a ten-minute outage do not return at once', () => {
  const draw = seededRandom(20261120)
  const perSecond = new Map<number, number>()
  for (let phone = 0; phone < 1000; phone++) {
    let moment = draw() * 600_000
    let attempts = 1
    while (moment < 600_000) moment += retryDelay(attempts++, draw())
    const second = Math.floor(moment / 1000)
    perSecond.set(second, (perSecond.get(second) ?? 0) + 1)
  }
  expect(Math.max(...perSecond.values())).toBeLessThan(60)
  expect(Math.max(...perSecond.keys())).toBeLessThan(600 + 20 * 60)
})
