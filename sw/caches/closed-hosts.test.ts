import { afterEach, expect, it, vi } from 'vitest'
import { fakeCache } from './fake-cache-for-tests.ts'

const HOST = 'https://pictures.example'
const DAY_MS = 86_400_000

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
  await first.noteClosed(cache, HOST)
  expect(await first.isClosed(cache, HOST)).toBe(true)
  expect(await (await freshWorker()).isClosed(cache, HOST)).toBe(true)
  expect(await (await freshWorker()).isClosed(cache, 'https://other.example')).toBe(false)
  vi.setSystemTime(11 * DAY_MS + 1)
  expect(await (await freshWorker()).isClosed(cache, HOST)).toBe(false)
})

it('a clock that was years ahead closes nothing for ever', async () => {
  vi.useFakeTimers({ now: 5_000 * DAY_MS })
  const cache = fakeCache()
  await (await freshWorker()).noteClosed(cache, HOST)
  vi.setSystemTime(10 * DAY_MS)
  expect(await (await freshWorker()).isClosed(cache, HOST)).toBe(false)
})
