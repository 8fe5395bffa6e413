// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { scrollToTarget, scrollToTop } from './layout/scroll-to.ts'

it('leaves nothing on the window that watches for a hand: neither of what it replaced, nor once its time is over', () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  let watching = 0
  const add = window.addEventListener.bind(window)
  vi.stubGlobal('addEventListener', (type: string, heard: () => void, options: { signal?: AbortSignal }) => {
    watching += 1
    options.signal?.addEventListener('abort', () => {
      watching -= 1
    })
    add(type, heard, options)
  })
  for (let change = 0; change < 20; change += 1) {
    scrollToTop()
    scrollToTarget('#form')
  }
  expect(watching).toBe(4)
  dispatchEvent(new Event('wheel'))
  expect(watching).toBe(0)
  scrollToTarget('#form')
  vi.advanceTimersByTime(3_000)
  expect(watching).toBe(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
