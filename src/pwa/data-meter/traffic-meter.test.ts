// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const KEY = 'adbond-traffic'
const account = (paid: number) => JSON.stringify({ paid, saved: 0 })

/** What this page has fetched so far, in bytes. */
let own: number
let meter: typeof import('./traffic-meter.ts')

const leave = () => dispatchEvent(new Event('pagehide'))
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  own = 10
  const file = () => ({ name: '/a.js', initiatorType: 'script', transferSize: own, encodedBodySize: own })
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? [file() as PerformanceResourceTiming] : [],
  )
  sessionStorage.setItem(KEY, account(100)) // of the pages before
  meter = await import('./traffic-meter.ts')
  meter.startTrafficMeter()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStorage.clear()
})

it('a page that comes back from another site still knows what the visit has cost before it', () => {
  leave()
  comeBack()
  own = 12
  expect(meter.visitTraffic().paid).toBe(112)
})

it('a page that comes back counts what later pages cost, and itself once', () => {
  leave()
  sessionStorage.setItem(KEY, account(150))
  for (let times = 0; times < 2; times += 1) {
    comeBack()
    expect(meter.visitTraffic().paid).toBe(150)
    leave()
  }
})

it('a page that comes back where storage is forbidden has an account of its own', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden })
  leave()
  comeBack()
  expect(meter.visitTraffic().paid).toBe(10)
})
