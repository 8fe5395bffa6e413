import { afterEach, expect, it, vi } from 'vitest'
import { fakeCache } from './fake-cache-for-tests.ts'

const PICTURE = 'https://pictures.example/plot.jpg'

/** A page may show the picture out of the browser's own cache; `line` says what a request past it meets. */
async function workerWith(line: () => 'gone' | 'forbids' | 'allows') {
  vi.resetModules()
  const cache = fakeCache()
  vi.stubGlobal('caches', { open: async () => cache, match: async () => undefined })
  vi.stubGlobal('self', { location: new URL('https://adbond.example/sw.js') })
  vi.stubGlobal('fetch', async (_: unknown, options: RequestInit = {}) => {
    const isOfBrowser = options.cache === undefined
    const isUnread = options.mode === 'no-cors'
    if (isOfBrowser || (isUnread && line() !== 'gone')) return new Response(null, { status: 200 })
    if (options.cache === 'default' || line() !== 'allows') throw new TypeError('Failed to fetch')
    return new Response('picture', { headers: { 'content-type': 'image/jpeg', 'content-length': '7' } })
  })
  const { pictureElsewhere } = await import('./pictures-elsewhere.ts')
  return {
    kept: () => cache.addresses(),
    async show() {
      const ends: Promise<unknown>[] = []
      const event = {
        waitUntil: (end: Promise<unknown>) => void ends.push(end),
      } as unknown as ExtendableEvent
      await pictureElsewhere(new Request(PICTURE), event)
      await Promise.all(ends)
    },
  }
}

afterEach(() => void vi.unstubAllGlobals())

it('a host that forbids reading is marked, and not asked again', async () => {
  const worker = await workerWith(() => 'forbids')
  await worker.show()
  expect(worker.kept()).toEqual(['https://pictures.example/'])
})

it('a picture looked at without a network says nothing about its host, which is asked again later', async () => {
  let line: 'gone' | 'allows' = 'gone'
  const worker = await workerWith(() => line)
  await worker.show()
  expect(worker.kept()).toEqual([])
  line = 'allows'
  await worker.show()
  expect(worker.kept()).toEqual([PICTURE])
})
