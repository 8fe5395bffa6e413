import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reachable } from './reachable.ts'
import { untilItComes } from './until-it-comes.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A part that the line loses until it `isThere`. `lose` ends the request that is on its way. */
function partOnALine() {
  const line = { asked: 0, isThere: false, lose: () => {} }
  const load = () => {
    line.asked += 1
    if (line.isThere) return Promise.resolve('part')
    return new Promise<string>((_, reject) => {
      line.lose = () => reject(new TypeError('Failed to fetch dynamically imported module'))
    })
  }
  return { line, came: untilItComes(load) }
}

/** Lets promises that settled tell those who wait for them. */
const told = () => vi.advanceTimersByTimeAsync(0)

it('a part that was lost is asked for again as soon as there is a network', async () => {
  const { line, came } = partOnALine()
  line.lose()
  await told()
  line.isThere = true
  expect(line.asked).toBe(1)
  reachable.tell()
  await expect(came).resolves.toBe('part')
})

it('a network that came back before the page heard of the loss counts', async () => {
  const { line, came } = partOnALine()
  line.isThere = true
  reachable.tell()
  line.lose()
  await expect(came).resolves.toBe('part')
  expect(line.asked).toBe(2)
})

it('without any word of a network it is asked for after ten seconds, each time anew', async () => {
  const { line, came } = partOnALine()
  for (const asked of [1, 2, 3]) {
    line.lose()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(line.asked).toBe(asked)
    await vi.advanceTimersByTimeAsync(1)
    expect(line.asked).toBe(asked + 1)
  }
  line.isThere = true
  line.lose()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(came).resolves.toBe('part')
})

it('code of which somebody knows that it is gone rejects with what the browser said', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module')
  await expect(
    untilItComes(
      () => Promise.reject(lost),
      () => Promise.resolve('gone'),
    ),
  ).rejects.toBe(lost)
})

it('code of which somebody knows that it is there is asked for at once', async () => {
  const load = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new TypeError('lost'))
  await expect(untilItComes(load, () => Promise.resolve('there'))).resolves.toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})
