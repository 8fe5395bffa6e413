// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whether the promise of a fresh page is settled by now. */
async function stays(): Promise<() => Promise<boolean>> {
  const { readerEngaged } = await import('./reader-engaged.ts')
  let settled = false
  void readerEngaged.then(() => {
    settled = true
  })
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return settled
  }
}

it.each(['scroll', 'touchstart', 'keydown', 'pointermove', 'input'])(
  'a %s shows that somebody reads',
  async (sign) => {
    const settled = await stays()
    expect(await settled()).toBe(false)
    window.dispatchEvent(new Event(sign))
    expect(await settled()).toBe(true)
  },
)

it('so do three seconds of staying', async () => {
  const settled = await stays()
  vi.advanceTimersByTime(2_999)
  expect(await settled()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await settled()).toBe(true)
})

it('who saves data pays for more only after a sign', async () => {
  localStorage.setItem('adbond-data-saver', 'on')
  const settled = await stays()
  vi.advanceTimersByTime(60_000)
  expect(await settled()).toBe(false)
  window.dispatchEvent(new Event('scroll'))
  expect(await settled()).toBe(true)
  localStorage.clear()
})

it('a page under a worker has everything on the phone and waits for nothing', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  const settled = await stays()
  expect(await settled()).toBe(true)
})
