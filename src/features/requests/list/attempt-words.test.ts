import { describe, expect, test } from 'vitest'
import { LONGEST_WAIT_MS } from '#outbox/queue/backoff.ts'
import { NOW, request } from '#src/features/requests/sample-request-for-tests.ts'
import { agoInWords, nextAttemptWords, untilInWords } from './attempt-words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  [-5_000, 'in a moment'],
  [59_999, 'in a moment'],
  [MINUTE, 'in 1 minute'],
  [2 * MINUTE - 1, 'in 1 minute'],
  [59 * MINUTE, 'in 59 minutes'],
  [91 * MINUTE, 'in 1 hour'],
  [2 * HOUR, 'in 2 hours'],
  [47 * HOUR, 'in 47 hours'],
  [71 * HOUR, 'in 2 days'],
])('what is erased %i ms from now is erased %s, and there is no less time', (ms, words) => {
  expect(untilInWords(ms)).toBe(words)
})

describe('the next try', () => {
  test.each([
    [59_999, 'in a moment'],
    [MINUTE, 'in 1 minute'],
    [MINUTE + 1, 'in 2 minutes'],
    [LONGEST_WAIT_MS, 'in 1 hour'],
  ])('%i ms away is %s', (ms, words) => {
    expect(nextAttemptWords(request({ waitingFor: 'server', nextAttemptAt: NOW + ms }), NOW)).toBe(words)
  })

  test('waits for a network first when the line was the trouble', () => {
    expect(nextAttemptWords(request(), NOW)).toBe('as soon as there is a network; we also look in 2 minutes')
  })

  test.each(['server', 'room'] as const)('blames no network for what waits for the %s', (waitingFor) => {
    expect(nextAttemptWords(request({ waitingFor }), NOW)).toBe('in 2 minutes')
  })

  test.each(['sending', 'delivered', 'refused', 'expired', 'unsure', 'already-received'] as const)(
    'is not told of a request that is %s',
    (state) => {
      expect(nextAttemptWords(request({ state }), NOW)).toBeNull()
    },
  )
})

test('a moment that a wrong clock puts into the future is just now', () => {
  expect(agoInWords(NOW + HOUR, NOW)).toBe('just now')
  expect(agoInWords(NOW - HOUR, NOW)).toBe('1 hour ago')
})
