import { expect, test } from 'vitest'
import { LONGEST_WAIT_MS, retryAfterMs, retryDelay } from './backoff.ts'

test.each([
  ['line', 1, 0, 2_000],
  ['line', 1, 1, 4_000],
  ['line', 2, 1, 8_000],
  ['line', 5, 0.5, 33_000],
  ['line', 9, 1, 900_000],
  ['line', 60, 1, 900_000],
  ['line', 2_000, 0, 2_000],
  ['server', 1, 1, 4_000],
  ['server', 2, 1, 16_000],
  ['server', 3, 0.5, 33_000],
  ['server', 4, 1, 256_000],
  ['server', 5, 1, 600_000],
  ['server', 2_000, 0, 2_000],
] as const)(
  'waiting for the %s, after %i tries and a draw of %d the next one waits %i ms',
  (waitsFor, tries, random, delay) => {
    expect(retryDelay({ tries, waitsFor }, random)).toBe(delay)
  },
)

const FAULT = { tries: 1, waitsFor: 'server' } as const

test('what the server asks for is honoured, spread, and bounded on both sides', () => {
  expect(retryDelay({ ...FAULT, retryAfterMs: 120_000 }, 0)).toBe(120_000)
  expect(retryDelay({ ...FAULT, retryAfterMs: 120_000 }, 1)).toBe(144_000)
  expect(retryDelay({ ...FAULT, retryAfterMs: 0 }, 0)).toBe(2_000)
  expect(retryDelay({ ...FAULT, retryAfterMs: 86_400_000 }, 1)).toBe(LONGEST_WAIT_MS)
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
