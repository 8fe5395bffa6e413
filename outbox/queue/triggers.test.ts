import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { booking, createWorld } from '#outbox/testing/fake-world.ts'
import type { DrainReport } from './drain.ts'
import { startTriggers } from './triggers.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const QUIET: DrainReport = { settled: [], left: 0, isBusy: false, isUnread: false, nextWakeAt: null }

function startedPage(report: DrainReport = QUIET) {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  let tell = () => {}
  let answerAgain = () => {}
  const clock = { now: 1_000_000 }
  const onAnswerAgain = (listener: () => void) => {
    answerAgain = listener
    return () => {
      answerAgain = () => {}
    }
  }
  const outbox = {
    drain: vi.fn(async () => report),
    list: vi.fn(createWorld().openTab().outbox.list),
    subscribe: (listener: () => void) => {
      tell = listener
      return () => {}
    },
  }
  const stop = startTriggers(outbox, { window, document, onAnswerAgain, now: () => clock.now })
  return { window, document, outbox, clock, stop, tell: () => tell(), answerAgain: () => answerAgain() }
}

test('a page drains when it starts', () => {
  expect(startedPage().outbox.drain).toHaveBeenCalledWith({ isConnectionBack: true })
})

test.each([
  ['the network returns', 'window', 'online', 'visible', 2],
  ['the page comes back from the cache', 'window', 'pageshow', 'visible', 2],
  ['the page becomes visible', 'document', 'visibilitychange', 'visible', 2],
  ['the page is hidden', 'document', 'visibilitychange', 'hidden', 1],
] as const)('when %s it drains as it should', (_words, target, event, visibilityState, calls) => {
  const page = startedPage()
  page.document.visibilityState = visibilityState
  page[target].dispatchEvent(new Event(event))
  expect(page.outbox.drain).toHaveBeenCalledTimes(calls)
})

test('reads that are answered again count as a line that is back, at most every fifteen seconds', () => {
  const { outbox, clock, answerAgain } = startedPage()
  answerAgain()
  expect(outbox.drain).toHaveBeenCalledTimes(2)
  expect(outbox.drain).toHaveBeenLastCalledWith({ isConnectionBack: true })
  clock.now += 14_999
  answerAgain()
  expect(outbox.drain).toHaveBeenCalledTimes(2)
  clock.now += 1
  answerAgain()
  expect(outbox.drain).toHaveBeenCalledTimes(3)
})

test('reads that are answered again count also after the clock was set back, as a network does when it comes', () => {
  const { outbox, clock, answerAgain } = startedPage()
  answerAgain()
  clock.now -= 3_600_000
  answerAgain()
  expect(outbox.drain).toHaveBeenCalledTimes(3)
})

test('it drains again when the next entry is due, without taking that for a new network', async () => {
  const { outbox } = startedPage({ ...QUIET, left: 1, nextWakeAt: 1_030_000 })
  await vi.advanceTimersByTimeAsync(29_000)
  expect(outbox.drain).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(outbox.drain).toHaveBeenCalledTimes(2)
  expect(outbox.drain).toHaveBeenLastCalledWith({ isConnectionBack: false })
})

test('it never spins, and asks a busy sender every five seconds', async () => {
  const due = startedPage({ ...QUIET, nextWakeAt: 0 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(due.outbox.drain).toHaveBeenCalledTimes(11)
  const busy = startedPage({ ...QUIET, isBusy: true, nextWakeAt: 0 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(busy.outbox.drain).toHaveBeenCalledTimes(3)
})

test.each([
  ['a busy sender', { isBusy: true, nextWakeAt: 0 }, 5_000],
  ['a storage that did not answer', { isUnread: true, nextWakeAt: 1_015_000 }, 15_000],
])(
  'a return that met %s still counts as one when it looks again, and then no more',
  async (_what, met, waitMs) => {
    const { outbox } = startedPage({ ...QUIET, ...met })
    await vi.advanceTimersByTimeAsync(0)
    outbox.drain.mockResolvedValue({ ...QUIET, left: 1, nextWakeAt: 1_060_000 })
    await vi.advanceTimersByTimeAsync(waitMs)
    expect(outbox.drain.mock.calls).toEqual([[{ isConnectionBack: true }], [{ isConnectionBack: true }]])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(outbox.drain).toHaveBeenNthCalledWith(3, { isConnectionBack: false })
  },
)

test('a list that could not be read takes back no timer', async () => {
  const page = startedPage({ ...QUIET, isUnread: true, nextWakeAt: 1_015_000 })
  await vi.advanceTimersByTimeAsync(0)
  page.outbox.list.mockResolvedValue({
    entries: [],
    unreadableCount: 0,
    problem: 'unavailable',
    missing: [],
    onDisk: new Set<string>(),
  })
  page.tell()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(page.outbox.drain).toHaveBeenCalledTimes(2)
})

test('an entry queued by another part of the page sets the timer', async () => {
  const page = startedPage()
  const { outbox, api } = (() => {
    const world = createWorld()
    return { outbox: world.openTab().outbox, api: world.api }
  })()
  api.behave('fault')
  await outbox.submit(booking('Ada'))
  page.outbox.list.mockImplementation(outbox.list)
  page.tell()
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  expect(page.outbox.drain).toHaveBeenCalledTimes(2)
})

test('a stopped page does nothing any more', async () => {
  const page = startedPage({ ...QUIET, nextWakeAt: 0 })
  await vi.advanceTimersByTimeAsync(0)
  page.stop()
  page.window.dispatchEvent(new Event('online'))
  page.answerAgain()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.outbox.drain).toHaveBeenCalledTimes(1)
})
