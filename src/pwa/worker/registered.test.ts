// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Workbox } from 'workbox-window'
import { registered } from './registered.ts'

let readyState: DocumentReadyState
const register = vi.fn(async () => undefined)

/** A worker is to be registered; returns whether it has been. */
async function begin(): Promise<() => boolean> {
  void registered({ register } as unknown as Workbox, '/sw.js')
  await vi.advanceTimersByTimeAsync(1_000)
  return () => register.mock.calls.length > 0
}

beforeEach(() => {
  vi.useFakeTimers()
  register.mockClear()
  readyState = 'interactive'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('a worker is registered once the page has loaded', async () => {
  const isThere = await begin()
  expect(isThere()).toBe(false)
  readyState = 'complete'
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isThere()).toBe(true)
})

it('a worker is registered at once on a page that has loaded', async () => {
  readyState = 'complete'
  expect((await begin())()).toBe(true)
})

it('a picture that never ends does not keep the worker away', async () => {
  const isThere = await begin()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(isThere()).toBe(true)
  expect(register, 'it would wait for that picture itself').toHaveBeenCalledWith({ immediate: true })
})
