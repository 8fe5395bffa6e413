import { afterEach, expect, it, vi } from 'vitest'
import { fakeCache } from './fake-cache-for-tests.ts'

const HOST = 'https://pictures.example'
const DAY_MS = 86_400_000

const forbidden = async () => {
  throw new TypeError('Failed to fetch')
}
const answering = async () => new Response(null)

/** As after a restart of the worker, which remembers nothing by itself. */
async function freshWorker() {
  vi.resetModules()
  return import('./closed-hosts.ts')
}

afterEach(() => void vi.useRealTimers())

it('a host that forbids reading is known after a restart, for a day', async () => {
  vi.useFakeTimers({ now: 10 * DAY_MS })
  const cache = fakeCache()
  const first = await freshWorker()
  expect(await first.isClosed(cache, HOST)).toBe(false)
  await first.askWhyUnread(cache, `${HOST}/plot.jpg`, forbidden, answering)
  expect(await first.isClosed(cache, HOST)).toBe(true)
  expect(await (await freshWorker()).isClosed(cache, HOST)).toBe(true)
  expect(await (await freshWorker()).isClosed(cache, 'https://other.example')).toBe(false)
  vi.setSystemTime(11 * DAY_MS + 1)
  expect(await (await freshWorker()).isClosed(cache, HOST)).toBe(false)
})

it('a clock that was years ahead closes nothing for ever', async () => {
  vi.useFakeTimers({ now: 5_000 * DAY_MS })
  const cache = fakeCache()
  await (await freshWorker()).askWhyUnread(cache, `${HOST}/plot.jpg`, forbidden, answering)
  vi.setSystemTime(10 * DAY_MS)
  expect(await (await freshWorker()).isClosed(cache, HOST)).toBe(false)
})

it('a picture looked at without a network says nothing about its host, which is asked again later', async () => {
  const cache = fakeCache()
  const worker = await freshWorker()
  await worker.askWhyUnread(cache, `${HOST}/plot.jpg`, forbidden, forbidden)
  expect(await worker.isClosed(cache, HOST)).toBe(false)
  const readAnew = vi.fn(async () => undefined)
  await worker.askWhyUnread(cache, `${HOST}/plot.jpg`, readAnew, answering)
  expect(readAnew).toHaveBeenCalledOnce()
  expect(await worker.isClosed(cache, HOST)).toBe(false)
})
