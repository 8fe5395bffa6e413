import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportConnection } from '#src/pwa/connection/connection.ts'
import { goOnLater } from './go-on-later.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('goes on over a slow line, and waits once more while there is none', () => {
  const goOn = vi.fn()
  reportConnection('slow')
  goOnLater(goOn)
  vi.advanceTimersByTime(15_000)
  expect(goOn).toHaveBeenCalledTimes(1)
  reportConnection('portal')
  goOnLater(goOn)
  vi.advanceTimersByTime(30_000)
  expect(goOn).toHaveBeenCalledTimes(1)
  reportConnection('good')
  vi.advanceTimersByTime(60_000)
  expect(goOn).toHaveBeenCalledTimes(2)
})
