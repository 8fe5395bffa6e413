import { afterEach, describe, expect, it, vi } from 'vitest'
import { NOBODY_ANSWERED } from '#contract/worker-messages.ts'
import {
  currentLine,
  lineAfter,
  noteLine,
  onReachableAgain,
  standsIn,
  subscribeToConnection,
} from './connection.ts'

afterEach(() => noteLine('good'))

describe('the connection as real requests meet it', () => {
  it.each([
    ['good', 'slow', 'slow'],
    ['good', 'lost', 'lost'],
    ['slow', 'good', 'good'],
    ['slow', 'lost', 'lost'],
    ['lost', 'slow', 'lost'],
    ['portal', 'slow', 'portal'],
    ['lost', 'portal', 'portal'],
    ['lost', 'good', 'good'],
    ['portal', 'good', 'good'],
  ] as const)('%s, then %s: %s', (before, next, after) => {
    expect(lineAfter(before, next)).toBe(after)
  })

  it('is told once for each change', () => {
    const listener = vi.fn()
    const stop = subscribeToConnection(listener)
    noteLine('lost')
    noteLine('slow')
    noteLine('lost')
    expect(currentLine()).toBe('lost')
    noteLine('good')
    stop()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['lost', 1],
    ['portal', 1],
    ['slow', 0],
  ] as const)('an answer after it was %s is a reason to try again: %i times', (before, times) => {
    const tryAgain = vi.fn()
    const stop = onReachableAgain(tryAgain)
    noteLine(before)
    expect(tryAgain).not.toHaveBeenCalled()
    noteLine('good')
    noteLine('good')
    stop()
    noteLine('lost')
    noteLine('good')
    expect(tryAgain).toHaveBeenCalledTimes(times)
  })
})

describe('a page that the worker made up, because nobody answered', () => {
  const arriveWith = (serverTiming: { name: string }[] | undefined) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming } as never])
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['the mark of the worker', [{ name: NOBODY_ANSWERED }], true],
    ['the figures of a server', [{ name: 'db' }], false],
    ['none, as in old browsers', undefined, false],
  ])('is known by %s', (_, marks, stands) => {
    arriveWith(marks)
    expect(standsIn()).toBe(stands)
  })
})
