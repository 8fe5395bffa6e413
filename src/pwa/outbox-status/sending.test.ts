import { afterEach, expect, it, vi } from 'vitest'
import { afterSending, noteSending } from './sending.ts'

afterEach(() => {
  noteSending(false)
  vi.useRealTimers()
})

it('waits for nothing when nothing is on its way', async () => {
  await expect(afterSending()).resolves.toBeUndefined()
})

it('waits until what is on its way has its answer', async () => {
  const over = vi.fn()
  noteSending(true)
  const waiting = afterSending().then(over)
  await Promise.resolve()
  expect(over).not.toHaveBeenCalled()
  noteSending(false)
  await waiting
  expect(over).toHaveBeenCalledTimes(1)
})

it('waits for a request as long as one may take with the question before it, and not for ever', async () => {
  vi.useFakeTimers()
  noteSending(true)
  const over = vi.fn()
  void afterSending().then(over)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(over).toHaveBeenCalled()
})
