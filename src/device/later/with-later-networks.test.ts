import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reachable } from '#src/device/reachable.ts'
import { withLaterNetworks } from './with-later-networks.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Lets promises that settled tell those who wait for them. */
const told = () => vi.advanceTimersByTimeAsync(0)

/** Is lost that many times, each after `afterMs`. */
function lostPart(times: number, afterMs = 0) {
  const line = { asked: 0 }
  const load = async () => {
    line.asked += 1
    const { asked } = line
    if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs))
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return 'part'
  }
  return { line, load }
}

it('code that was lost twice comes with a later network, half a minute after the loss at the earliest', async () => {
  const { line, load } = lostPart(3)
  const came = withLaterNetworks(load)
  await told()
  expect(line.asked).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(line.asked, 'without a network').toBe(2)
  reachable.tell()
  reachable.tell()
  await told()
  expect(line.asked).toBe(3)
  reachable.tell()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(line.asked, 'the browser may keep the failure').toBe(3)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(came).resolves.toBe('part')
})

it('the half minute counts from the loss, however long the request took', async () => {
  const { line, load } = lostPart(2, 12_000)
  const came = withLaterNetworks(load)
  await vi.advanceTimersByTimeAsync(5_000)
  reachable.tell()
  await vi.advanceTimersByTimeAsync(19_000 + 29_000)
  expect(line.asked).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000 + 12_000)
  await expect(came).resolves.toBe('part')
})

it('all that wait for one part ask with one voice', async () => {
  const { line, load } = lostPart(4)
  const onLost = vi.fn()
  const came = Promise.all([withLaterNetworks(load, onLost), withLaterNetworks(load, onLost)])
  await told()
  expect(onLost).toHaveBeenCalledTimes(2)
  reachable.tell()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(line.asked, 'two by each, and one for both').toBe(5)
  await expect(came).resolves.toEqual(['part', 'part'])
})
