// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentTruth, reportConnection, watchAdapter } from './connection.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each(['good', 'fault', 'portal'] as const)(
  'what was asked before the network was lost, and met %s, says nothing of now; what is asked since does',
  (met) => {
    watchAdapter()
    const asked = Date.now()
    vi.advanceTimersByTime(200)
    vi.stubGlobal('navigator', { onLine: false })
    window.dispatchEvent(new Event('offline'))
    expect(currentTruth()).toBe('offline')

    vi.advanceTimersByTime(100)
    reportConnection(met, '/posts', asked)
    expect(currentTruth(), 'it was on its way').toBe('offline')
    reportConnection('good', '/posts', Date.now())
    expect(currentTruth(), 'a browser may be wrong about its network').toBe('good')
  },
)

it('nor does it on a page that starts without a network', () => {
  const asked = Date.now()
  vi.advanceTimersByTime(200)
  vi.stubGlobal('navigator', { onLine: false })
  watchAdapter()
  reportConnection('good', '/posts', asked)
  expect(currentTruth()).toBe('offline')
})

it('once the phone has a network again every answer counts', () => {
  watchAdapter()
  const asked = Date.now()
  vi.advanceTimersByTime(200)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  reportConnection('good', '/posts', asked)
  expect(currentTruth()).toBe('good')
})
