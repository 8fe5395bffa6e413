// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const STAYS_MS = 30_000

let visit: EventTarget
let connect: ReturnType<typeof vi.fn<() => void>>
let page: typeof import('./worth-its-data.ts')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  localStorage.setItem('adbond-data-saver', 'on')
  visit = new EventTarget()
  vi.stubGlobal('navigation', visit)
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  connect = vi.fn()
  page = await import('./worth-its-data.ts')
})
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('without data saver the worker comes at once', () => {
  localStorage.setItem('adbond-data-saver', 'off')
  page.whenWorthItsData(connect)
  expect(connect).toHaveBeenCalledTimes(1)
})

it('with data saver it comes once, for who stays and then opens a second page', () => {
  page.whenWorthItsData(connect)
  vi.advanceTimersByTime(STAYS_MS - 1)
  expect(connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  visit.dispatchEvent(new Event('navigatesuccess'))
  expect(connect).toHaveBeenCalledTimes(1)
})

it('what was worth it before the page was ready waits for nothing', () => {
  page.worthItNow()
  page.whenWorthItsData(connect)
  expect(connect).toHaveBeenCalledTimes(1)
})
