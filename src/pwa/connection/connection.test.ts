import { afterEach, describe, expect, it, vi } from 'vitest'
import { NOBODY_ANSWERED } from '#contract/nobody-answered.ts'
import {
  connectionTruth,
  currentTruth,
  noteOnScreen,
  onReachableAgain,
  reportConnection,
  standsIn,
  truthAfter,
} from './connection.ts'

const hasAdapter = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

afterEach(() => {
  vi.unstubAllGlobals()
  for (const path of ['', '/posts', '/projects/1']) reportConnection('good', path)
  noteOnScreen([])
})

describe('the truth about the line, as real requests meet it (decision 085)', () => {
  it.each([
    ['good', 'slow', true, 'slow'],
    ['good', 'lost', true, 'silent'],
    ['good', 'lost', false, 'offline'],
    ['slow', 'good', true, 'good'],
    ['slow', 'lost', true, 'silent'],
    ['silent', 'slow', true, 'silent'],
    ['silent', 'lost', false, 'offline'],
    ['offline', 'slow', false, 'offline'],
    ['offline', 'slow', true, 'slow'],
    ['offline', 'lost', true, 'silent'],
    ['portal', 'slow', true, 'portal'],
    ['silent', 'portal', true, 'portal'],
    ['silent', 'good', true, 'good'],
    ['portal', 'good', true, 'good'],
  ] as const)('%s, then %s, with a network %s: %s', (before, met, hasNetwork, after) => {
    expect(truthAfter(before, met, hasNetwork)).toBe(after)
  })

  it('is told once for each change, and stays while the same is met again', () => {
    hasAdapter(true)
    const listener = vi.fn()
    const stop = connectionTruth.subscribe(listener)
    for (let minute = 0; minute < 4; minute += 1) {
      reportConnection('slow', '/posts')
      reportConnection('lost', '/posts')
    }
    expect(currentTruth()).toBe('silent')
    expect(listener).toHaveBeenCalledTimes(2) // slow, then silent
    reportConnection('good')
    stop()
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['lost', 1],
    ['portal', 1],
    ['slow', 0],
  ] as const)('an answer after it was %s is a reason to try again: %i times', (before, times) => {
    const tryAgain = vi.fn()
    const stop = onReachableAgain(tryAgain)
    reportConnection(before)
    expect(tryAgain).not.toHaveBeenCalled()
    reportConnection('good')
    reportConnection('good')
    stop()
    reportConnection('lost')
    reportConnection('good')
    expect(tryAgain).toHaveBeenCalledTimes(times)
  })
})

describe('an answer that is a fault', () => {
  it('is the truth of the screen that shows that read, and ends only with an answer to it', () => {
    const tryAgain = vi.fn()
    const stop = onReachableAgain(tryAgain)
    reportConnection('fault', '/posts')
    expect(currentTruth(), 'no screen shows it').toBe('good')
    noteOnScreen(['/posts', '/projects/1'])
    expect(currentTruth()).toBe('fault')
    reportConnection('good', '/projects/1')
    reportConnection('slow', '/projects/1')
    expect(currentTruth(), 'another read says nothing of this one').toBe('fault')
    expect(tryAgain).not.toHaveBeenCalled()
    reportConnection('good', '/posts')
    stop()
    expect(currentTruth()).toBe('good')
    expect(tryAgain).toHaveBeenCalledTimes(1)
  })

  it('is an answer: it ends that nobody answers', () => {
    noteOnScreen(['/posts'])
    reportConnection('lost', '/posts')
    reportConnection('fault', '/posts')
    expect(currentTruth()).toBe('fault')
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
