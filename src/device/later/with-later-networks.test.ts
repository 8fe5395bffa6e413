import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reachable } from '#src/device/reachable.ts'
import { withLaterNetworks } from './with-later-networks.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Lets promises that settled tell those who wait for them. */
const told = () => vi.advanceTimersByTimeAsync(0)

it('code that nobody waits for is asked for once more at once, then with a later network, 20 seconds apart', async () => {
  let asked = 0
  const came = withLaterNetworks(async () => {
    asked += 1
    if (asked < 5) throw new TypeError('Failed to fetch dynamically imported module')
    return 'part'
  })
  await told()
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked, 'nobody waits for it').toBe(2)
  reachable.tell()
  reachable.tell()
  await told()
  expect(asked).toBe(4)
  reachable.tell()
  await vi.advanceTimersByTimeAsync(19_000)
  expect(asked, 'the browser may keep the failure').toBe(4)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(came).resolves.toBe('part')
})

it('code that nobody wants any more is let go', async () => {
  const lost = withLaterNetworks(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => false,
  )
  await expect(lost).rejects.toThrow('Failed to fetch')
})
