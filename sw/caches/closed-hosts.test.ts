import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DATA_SAVER_MARK } from '#contract/messages/offline-bundle.ts'
import { fakeCache } from './fake-cache-for-tests.ts'

const HOST = 'https://pictures.example'
const DAY_MS = 86_400_000

const forbidden = async (): Promise<never> => {
  throw new TypeError('Failed to fetch')
}
const answering = async () => new Response(null)

/** As after a restart of the worker, which remembers nothing by itself. */
async function freshWorker() {
  vi.resetModules()
  return import('./closed-hosts.ts')
}

let savesData = false
beforeEach(() => {
  savesData = false
  vi.stubGlobal('caches', { has: async (name: string) => savesData && name === DATA_SAVER_MARK })
})
afterEach(() => void vi.useRealTimers())

type Worker = Awaited<ReturnType<typeof freshWorker>>
type Fetching = () => Promise<Response>

/** Two pictures of a host, neither of which can be read. */
async function lookAtTwo(worker: Worker, cache: ReturnType<typeof fakeCache>, ask: Fetching = answering) {
  for (const name of ['plot', 'gate']) await worker.askWhyUnread(cache, `${HOST}/${name}.jpg`, forbidden, ask)
}

it('a host that forbids reading is known after a restart, for a day', async () => {
  vi.useFakeTimers({ now: 10 * DAY_MS })
  const cache = fakeCache()
  const first = await freshWorker()
  expect(await first.isClosed(cache, HOST)).toBe(false)
  await lookAtTwo(first, cache)
  expect(await first.isClosed(cache, HOST)).toBe(true)
  expect(await (await freshWorker()).isClosed(cache, HOST)).toBe(true)
  expect(await (await freshWorker()).isClosed(cache, 'https://other.example')).toBe(false)
  vi.setSystemTime(11 * DAY_MS + 1)
  expect(await (await freshWorker()).isClosed(cache, HOST)).toBe(false)
})

it('a clock that was years ahead closes nothing for ever', async () => {
  vi.useFakeTimers({ now: 5_000 * DAY_MS })
  const cache = fakeCache()
  await lookAtTwo(await freshWorker(), cache)
  vi.setSystemTime(10 * DAY_MS)
  expect(await (await freshWorker()).isClosed(cache, HOST)).toBe(false)
})

it('a picture looked at without a network says nothing about its host, which is asked again later', async () => {
  const cache = fakeCache()
  const worker = await freshWorker()
  await lookAtTwo(worker, cache, forbidden)
  expect(await worker.isClosed(cache, HOST)).toBe(false)
  const readAnew = vi.fn(async () => true)
  await worker.askWhyUnread(cache, `${HOST}/plot.jpg`, readAnew, answering)
  expect(readAnew).toHaveBeenCalledOnce()
  expect(await worker.isClosed(cache, HOST)).toBe(false)
})

it('a missing picture, whose error comes without the permission, closes nothing, however often it is asked for', async () => {
  const cache = fakeCache()
  const worker = await freshWorker()
  for (let look = 0; look < 3; look += 1)
    await worker.askWhyUnread(cache, `${HOST}/gone.jpg`, forbidden, answering)
  expect(await worker.isClosed(cache, HOST)).toBe(false)
})

it('a host of which one picture was read is not closed by two that are missing', async () => {
  const cache = fakeCache()
  const worker = await freshWorker()
  worker.noteOpen(HOST)
  await lookAtTwo(worker, cache)
  expect(await worker.isClosed(cache, HOST)).toBe(false)
})

it('a page full of pictures asks a host that forbids them for two', async () => {
  const cache = fakeCache()
  const worker = await freshWorker()
  const readAnew = vi.fn(forbidden)
  const names = Array.from({ length: 20 }, (_, place) => `${HOST}/${place}.jpg`)
  await Promise.all(names.map((url) => worker.askWhyUnread(cache, url, readAnew, answering)))
  expect(readAnew).toHaveBeenCalledTimes(2)
  expect(await worker.isClosed(cache, HOST)).toBe(true)
})

it('a page full of pictures that the browser took without permission is read anew, each once and one after the other', async () => {
  const worker = await freshWorker()
  let [atOnce, most] = [0, 0]
  const readAnew = vi.fn(async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await Promise.resolve()
    atOnce -= 1
    return true
  })
  const urls = [0, 1, 2, 3, 0, 1].map((place) => `${HOST}/${place}.jpg`)
  await Promise.all(urls.map((url) => worker.askWhyUnread(fakeCache(), url, readAnew, answering)))
  expect([readAnew.mock.calls.length, most]).toEqual([4, 1])
})

it('a list of more pictures than can be kept is not paid for a second time at each visit', async () => {
  const worker = await freshWorker()
  const readAnew = vi.fn(async () => true)
  for (let place = 0; place < 60; place += 1)
    await worker.askWhyUnread(fakeCache(), `${HOST}/${place}.jpg`, readAnew, answering)
  expect(readAnew).toHaveBeenCalledTimes(40)
})

it('who saves data pays a second time for no more pictures than it takes to know the host', async () => {
  savesData = true
  const worker = await freshWorker()
  const readAnew = vi.fn(async () => true)
  for (const name of ['plot', 'gate', 'road'])
    await worker.askWhyUnread(fakeCache(), `${HOST}/${name}.jpg`, readAnew, answering)
  expect(readAnew).toHaveBeenCalledTimes(2)
})

it.each([
  ['too large to be kept', async () => false],
  ['missing', forbidden],
])('an open host is left alone after two pictures that are %s', async (_, answer) => {
  const cache = fakeCache()
  const worker = await freshWorker()
  worker.noteOpen(HOST)
  const readAnew = vi.fn(answer)
  for (let place = 0; place < 5; place += 1)
    await worker.askWhyUnread(cache, `${HOST}/${place}.jpg`, readAnew, answering)
  expect(readAnew).toHaveBeenCalledTimes(2)
  expect(await worker.isClosed(cache, HOST)).toBe(false)
})

it('a host that was closed is asked as an open one once a picture of it is read', async () => {
  const cache = fakeCache()
  await lookAtTwo(await freshWorker(), cache)
  const worker = await freshWorker()
  expect(await worker.isClosed(cache, HOST)).toBe(true)
  await worker.askWhyUnread(cache, `${HOST}/plot.jpg`, async () => true, answering)
  expect(await worker.isClosed(cache, HOST)).toBe(false)
})
