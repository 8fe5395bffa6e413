import { expect, test, vi } from 'vitest'
import { noteWaiting, subscribeToWaiting, waitingCount } from './waiting-count.ts'

test('the number of waiting requests is told to whoever listens, once per change', () => {
  const listener = vi.fn()
  const stop = subscribeToWaiting(listener)
  noteWaiting(2)
  noteWaiting(2)
  expect(waitingCount()).toBe(2)
  stop()
  noteWaiting(0)
  expect(listener).toHaveBeenCalledTimes(1)
})
