import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '#outbox/entry.ts'
import type { DrainReport } from '#outbox/queue/drain.ts'
import { sendInSync } from './outbox-sync.ts'

const drain = vi.hoisted(() => vi.fn<() => Promise<DrainReport>>())
const waiting = { id: 'a', state: 'queued' }
const list = async () => ({ entries: [waiting, { id: 'b', state: 'unsure' }] })
vi.mock('#outbox/site-sender.ts', () => ({ siteSender: () => ({ drain, list }) }))

const tell = vi.fn(async () => undefined)
const NOW = Date.UTC(2026, 10, 21)
const report = (left: number, wakesInMs: number | null): DrainReport => ({
  settled: [],
  left,
  isBusy: false,
  isUnread: false,
  nextWakeAt: wakesInMs === null ? null : Date.now() + wakesInMs,
})

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  drain.mockReset()
})

test('a sync event waits for the lease of a page that was closed in the middle of sending', async () => {
  drain
    .mockImplementationOnce(async () => report(1, 55_000))
    .mockImplementationOnce(async () => report(0, null))
  const sent = sendInSync(tell)
  await vi.advanceTimersByTimeAsync(54_000)
  expect(drain).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  await sent
  expect(drain).toHaveBeenCalledTimes(2)
})

test('what must wait longer than the event may last makes it fail, so that the browser asks again', async () => {
  drain.mockImplementation(async () => report(1, 10 * 60_000))
  await expect(sendInSync(tell)).rejects.toThrow('still waits')
  expect(drain).toHaveBeenCalledTimes(1)
})

test.each([
  [true, 'once the browser will not ask again'],
  [false, 'not while it will'],
])('what still waits is told as its last chance ends: %s, %s', async (isLast) => {
  drain.mockImplementation(async () => report(1, 10 * 60_000))
  await expect(sendInSync(tell, isLast)).rejects.toThrow('still waits')
  if (isLast) expect(tell).toHaveBeenLastCalledWith([waiting])
  else expect(tell.mock.calls).toEqual([[[]]])
})

test('a line that stays broken ends the event within its time', async () => {
  drain.mockImplementation(async () => report(1, 0))
  const failed = expect(sendInSync(tell)).rejects.toThrow('still waits')
  await vi.advanceTimersByTimeAsync(160_000)
  await failed
  expect(drain.mock.calls.length).toBeLessThan(155)
})

test('a storage that does not answer yet does not end the event as if nothing waited', async () => {
  drain
    .mockImplementationOnce(async () => ({ ...report(0, 15_000), isUnread: true }))
    .mockImplementationOnce(async () => report(0, null))
  const sent = sendInSync(tell)
  await vi.advanceTimersByTimeAsync(16_000)
  await sent
  expect(drain).toHaveBeenCalledTimes(2)
})

test('what was settled is told each time, also when something still waits', async () => {
  const arrived = { id: 'a', state: 'delivered' } as Entry
  drain.mockImplementation(async () => ({ ...report(1, 10 * 60_000), settled: [arrived] }))
  await expect(sendInSync(tell)).rejects.toThrow('still waits')
  expect(tell).toHaveBeenLastCalledWith([arrived])
})
