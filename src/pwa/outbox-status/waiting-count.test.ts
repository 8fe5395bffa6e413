import { expect, test, vi } from 'vitest'
import { waitingCount } from './waiting-count.ts'

test('the number of waiting requests is told to whoever listens, once per change', () => {
  const listener = vi.fn()
  const stop = waitingCount.subscribe(listener)
  waitingCount.set(2)
  waitingCount.set(2)
  expect(waitingCount.get()).toBe(2)
  stop()
  waitingCount.set(0)
  expect(listener).toHaveBeenCalledTimes(1)
})
