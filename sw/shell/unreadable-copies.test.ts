import 'fake-indexeddb/auto'
import { beforeAll, expect, it, vi } from 'vitest'
import { fakeCache } from '../caches/fake-cache-for-tests.ts'
import { ExtendableEvent, FetchEvent } from './fetch-event-for-tests.ts'

const ORIGIN = 'https://site.example'
const TIMES = '/api/v2/site_tours/filter_schedules?projectTypeId=1&projectId=4&packageId=7&date=2026-11-28'
const UNREADABLE = new TypeError('Internal error')

vi.mock('#contract/site-config.ts', () => ({
  siteConfig: { apiBaseUrl: '/api/v2', mediaOrigins: ['https://pictures.example'] },
}))

/** The worst that iPhones show: the storage is there and answers nothing. */
class BrokenStorage {
  match(): Promise<Response | undefined> {
    return Promise.reject(UNREADABLE)
  }
  /** Workbox leaves the failure of a cache that it cannot write to the browser's console, and Vitest counts it. */
  open(name: string) {
    return name === 'pictures-elsewhere' ? Promise.reject(UNREADABLE) : Promise.resolve(fakeCache())
  }
}

let onFetch: (event: FetchEvent) => void
const network = vi.fn<(request: Request) => Promise<Response>>()

/** What a page is answered that asks for this address. */
async function ask(url: string, destination: RequestDestination = ''): Promise<Response> {
  const request = new Request(new URL(url, ORIGIN))
  Object.defineProperty(request, 'destination', { value: destination })
  const event = new FetchEvent(request)
  onFetch(event)
  if (!event.answer) throw new Error('The worker leaves it to the browser')
  return event.answer
}

beforeAll(async () => {
  const scope = {
    ...{ ExtendableEvent, FetchEvent, location: new URL(ORIGIN), __WB_DISABLE_DEV_LOGS: true },
    addEventListener: (type: string, listener: typeof onFetch) => {
      if (type === 'fetch') onFetch = listener
    },
    clients: { matchAll: async () => [] },
    ...{ caches: new BrokenStorage(), CacheStorage: BrokenStorage, fetch: network },
  }
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value)
  vi.stubGlobal('self', globalThis)
  const { takeUnreadableForMissing } = await import('./unreadable-copies.ts')
  const { routeAppShell } = await import('./app-shell.ts')
  const { routeApiReads } = await import('../caches/api-cache.ts')
  const { routePictures } = await import('../caches/media-cache.ts')
  takeUnreadableForMissing()
  routeAppShell({ keyOf: () => undefined } as unknown as Parameters<typeof routeAppShell>[0])
  routeApiReads()
  routePictures()
})

it.each([
  ['a list', '/api/v2/projects/1', ''],
  ['free times', TIMES, ''],
  ['a picture', '/media/plot.jpg', 'image'],
  ['a picture of another host', 'https://pictures.example/plot.jpg', 'image'],
  ['a script of the build before', '/assets/core-11111111.js', 'script'],
] as const)('%s comes from the network when no copy can be read', async (_, url, destination) => {
  const headers = { 'content-type': destination === 'image' ? 'image/jpeg' : 'application/json' }
  network.mockImplementation(async () => new Response('{"data":["new"]}', { headers }))
  expect(await (await ask(url, destination)).text()).toBe('{"data":["new"]}')
})
