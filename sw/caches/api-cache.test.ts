import 'fake-indexeddb/auto'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { STORED_AT_HEADER, type WorkerMessage } from '#contract/messages/worker-messages.ts'
import { ExtendableEvent, FetchEvent } from '../shell/fetch-event-for-tests.ts'
import { fakeCache } from './fake-cache-for-tests.ts'

const ORIGIN = 'https://site.example'
const LIST = `${ORIGIN}/api/v2/projects/1`
const TIMES = `${ORIGIN}/api/v2/site_tours/filter_schedules?projectTypeId=1&projectId=4&packageId=7&date=2026-11-28`
const WEEKS_AGO = Date.now() - 21 * 86_400_000

let onFetch: (event: FetchEvent) => void
let kept: Map<string, ReturnType<typeof fakeCache>>
let told: WorkerMessage[]
const network = vi.fn<(request: Request, options?: RequestInit) => Promise<Response>>()

const open = (name: string) => kept.get(name) ?? kept.set(name, fakeCache()).get(name) ?? fakeCache()
const json = (data: unknown, status = 200, headers = {}) => Response.json({ data }, { status, headers })
const page = (status: number) =>
  new Response('<html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
const keep = (cacheName: string, url: string, data: unknown, storedAt = WEEKS_AGO) =>
  open(cacheName).put(url, json(data, 200, { [STORED_AT_HEADER]: String(storedAt) }))

/** What a page is answered that asks for this address. */
async function ask(
  url: string,
  cache: RequestCache = 'no-cache',
  destination: RequestDestination = '',
  clientId?: string,
): Promise<Response> {
  const request = new Request(url, { cache })
  Object.defineProperty(request, 'destination', { value: destination })
  const event = new FetchEvent(request, clientId)
  onFetch(event)
  if (!event.answer) throw new Error('The worker leaves it to the browser')
  return event.answer
}
const dataOf = async (answer: Response) => ((await answer.json()) as { data: unknown }).data

beforeAll(async () => {
  const scope = {
    ...{ ExtendableEvent, FetchEvent, location: new URL(ORIGIN), __WB_DISABLE_DEV_LOGS: true },
    addEventListener: (type: string, listener: typeof onFetch) => {
      if (type === 'fetch') onFetch = listener
    },
    registration: { scope: `${ORIGIN}/` },
    clients: {
      matchAll: async () => [
        { url: `${ORIGIN}/`, postMessage: (message: WorkerMessage) => told.push(message) },
      ],
    },
    caches: {
      open: async (name: string) => open(name),
      delete: async (name: string) => kept.delete(name),
      match: async (asked: RequestInfo, { cacheName = '', ...how }: MultiCacheQueryOptions) =>
        open(cacheName).match(asked, how),
    },
    fetch: network,
  }
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value)
  vi.stubGlobal('self', globalThis)
  const { routeApiReads } = await import('./api-cache.ts')
  const { routePictures } = await import('./media-cache.ts')
  routeApiReads()
  routePictures()
})

beforeEach(() => {
  kept = new Map()
  told = []
  network.mockReset()
})

describe('the times of a tour that the phone has', () => {
  it.each([
    ['a fault', json(null, 500), 'fault'],
    ['a gateway’s fault', page(502), 'fault'],
    ['that it is being repaired', json(null, 503), 'fault'],
    ['that it was asked too often', json(null, 429), 'fault'],
    ['that it waited too long', json(null, 408), 'fault'],
    ['a sign-in page', page(200), 'portal'],
    ['a sign-in page with a status of its own', json(null, 511), 'portal'],
    ['a proxy’s page', page(403), 'fault'],
  ])('answer when the network says %s, and the page is told what the line met', async (_, answer, line) => {
    await keep('packs', TIMES, { 31: '09:00' })
    network.mockResolvedValue(answer)
    const given = await ask(TIMES)
    expect(await dataOf(given)).toEqual({ 31: '09:00' })
    expect(given.headers.get(STORED_AT_HEADER)).toBe(String(WEEKS_AGO))
    expect(told).toMatchObject([{ kind: 'network', line }])
  })

  it.each([
    { statusCode: 500, message: 'Server fault', data: null },
    { statusCode: 429, message: 'Too Many Attempts.', data: [] },
  ])('answer when %j came as a success, and stay as they are', async (body) => {
    await keep('packs', TIMES, { 31: '09:00' })
    network.mockImplementation(async () => Response.json(body))
    expect(await dataOf(await ask(TIMES))).toEqual({ 31: '09:00' })
    expect(await dataOf((await open('packs').match(TIMES)) ?? page(404))).toEqual({ 31: '09:00' })
  })

  it('answer when an answer was cut, also past the browser’s own cache', async () => {
    await keep('api-seats', TIMES, { 31: '09:00' })
    network.mockImplementation(
      async () => new Response('{"data":{"31', { headers: { 'content-type': 'application/json' } }),
    )
    expect(await dataOf(await ask(TIMES))).toEqual({ 31: '09:00' })
  })

  it.each([402, 404, 422])('do not hide a refusal: %i is the provider’s word', async (status) => {
    await keep('packs', TIMES, { 31: '09:00' })
    network.mockResolvedValue(json(null, status))
    expect((await ask(TIMES)).status).toBe(status)
  })

  it('give way to what the provider says now', async () => {
    await keep('packs', TIMES, { 31: '09:00' })
    network.mockResolvedValue(json({ 32: '12:00' }))
    expect(await dataOf(await ask(TIMES))).toEqual({ 32: '12:00' })
    await vi.waitFor(async () =>
      expect(await dataOf((await open('packs').match(TIMES)) ?? page(404))).toEqual({ 32: '12:00' }),
    )
  })
})

it('an answer that was stuck on the line does not take the place of one that was asked for later', async () => {
  let arrive = (_: Response) => {}
  network.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const stuck = ask(TIMES, 'reload')
  await vi.waitFor(() => expect(network).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve, 2))
  network.mockResolvedValueOnce(json({ 31: 'full' }))
  expect(await dataOf(await ask(TIMES, 'reload'))).toEqual({ 31: 'full' })
  const inCache = async () => dataOf((await open('api-seats').match(TIMES)) ?? page(404))
  await vi.waitFor(async () => expect(await inCache()).toEqual({ 31: 'full' }))
  told = []
  arrive(json({ 31: 'free' }))
  await stuck
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await inCache()).toEqual({ 31: 'full' })
  expect(told.filter(({ kind }) => kind === 'api-updated')).toEqual([])
})

it('a fault is told as it is where the phone has nothing', async () => {
  network.mockResolvedValue(json(null, 502))
  expect((await ask(TIMES)).status).toBe(502)
})

describe('a list that the phone does not have', () => {
  const SLOW = `${ORIGIN}/api/v2/projects/2`
  const bytes = new TextEncoder()

  /** A line that brings the parts of an answer one by one, when the test says so. */
  function slowLine() {
    let line: ReadableStreamDefaultController<Uint8Array> | undefined
    network.mockImplementation(async ({ signal }) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          line = controller
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    })
    return { bring: (part: string) => line?.enqueue(bytes.encode(part)), end: () => line?.close() }
  }

  it('reaches the page piece by piece, as the line brings it', async () => {
    const { bring, end } = slowLine()
    const body = (await ask(SLOW)).body?.getReader()
    bring('{"data":["a')
    expect(new TextDecoder().decode((await body?.read())?.value)).toBe('{"data":["a')
    bring(' plot"]}')
    end()
    await vi.waitFor(async () =>
      expect(await dataOf((await open('api-reads').match(SLOW)) ?? page(404))).toEqual(['a plot']),
    )
    expect(network).toHaveBeenCalledOnce()
  })

  it.each(['without a copy', 'behind a copy'])(
    'may take minutes %s, while the line brings it',
    async (way) => {
      const url = `${SLOW}?${way.length}`
      if (way === 'behind a copy') await keep('api-reads', url, ['old'])
      vi.useFakeTimers()
      try {
        const { bring, end } = slowLine()
        await ask(url)
        for (const part of ['{"data":[', '"three",', '"minutes"', ']}']) {
          bring(part)
          await vi.advanceTimersByTimeAsync(45_000)
        }
        end()
      } finally {
        vi.useRealTimers()
      }
      await vi.waitFor(async () =>
        expect(await dataOf((await open('api-reads').match(url)) ?? page(404))).toEqual(['three', 'minutes']),
      )
      expect(network).toHaveBeenCalledOnce()
    },
  )

  it('is given up after a minute of silence', async () => {
    vi.useFakeTimers()
    try {
      const { bring } = slowLine()
      const given = (await ask(`${SLOW}?silent`)).text()
      bring('{"data":[')
      const ended = expect(given).rejects.toThrow()
      await vi.advanceTimersByTimeAsync(60_000)
      await ended
    } finally {
      vi.useRealTimers()
    }
  })

  it('is asked for past the browser’s own cache when the page got half of it', async () => {
    network.mockImplementation(async () => json(['whole']))
    await ask(SLOW, 'reload')
    expect(network.mock.calls.map(([, options]) => options?.cache)).toEqual(['reload'])
  })
})

it('on a phone that takes no copy any more, pages are told what the provider says now', async () => {
  const url = `${ORIGIN}/api/v2/projects/5`
  await keep('api-reads', url, ['old'])
  open('api-reads').isFull = true
  for (const name of ['pictures', 'pictures-elsewhere']) open(name)
  network.mockImplementation(async () => json(['new']))
  expect(await dataOf(await ask(url))).toEqual(['old'])
  await vi.waitFor(() => expect(told).toContainEqual({ kind: 'api-updated', path: '/projects/5' }))
  expect(await dataOf(await ask(url))).toEqual(['new'])
  expect(network).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect([...kept.keys()], 'pictures make room').toEqual(['api-reads', 'packs']))
})

describe('behind a copy the list is asked for anew', () => {
  it('past the browser’s own cache when it came half', async () => {
    const url = `${ORIGIN}/api/v2/projects/6`
    await keep('api-reads', url, ['old'])
    network.mockImplementation(async ({ cache }) =>
      cache === 'reload'
        ? json(['whole'])
        : new Response('{"data":["wh', { headers: { 'content-type': 'application/json' } }),
    )
    expect(await dataOf(await ask(url))).toEqual(['old'])
    await vi.waitFor(async () =>
      expect(await dataOf((await open('api-reads').match(url)) ?? page(404))).toEqual(['whole']),
    )
  })

  const A_MOMENT_AGO = Date.now() - 1_000

  it.each([
    [1, 'are told when it says something else', A_MOMENT_AGO, ['new'], 1],
    [2, 'are told when it says the same after weeks, since its age changes', WEEKS_AGO, ['old'], 1],
    [3, 'are left alone when it says the same as a moment ago', A_MOMENT_AGO, ['old'], 0],
  ])('list %i: the pages %s', async (type, _, storedAt, data, times) => {
    const path = `/projects/${type}` // who was just told reads the copy, so each has its own
    const url = `${ORIGIN}/api/v2${path}`
    await keep('api-reads', url, ['old'], storedAt)
    network.mockImplementation(async () => json(data))
    expect(await dataOf(await ask(url))).toEqual(['old'])
    const stamp = async () => Number((await open('api-reads').match(url))?.headers.get(STORED_AT_HEADER))
    await vi.waitFor(async () => expect(await stamp()).toBeGreaterThan(A_MOMENT_AGO))
    const updates = () => told.filter(({ kind }) => kind === 'api-updated')
    await vi.waitFor(() => expect(updates()).toEqual(Array(times).fill({ kind: 'api-updated', path })))
  })

  it('once for all windows that are told, though each answer differs from the last', async () => {
    const url = `${ORIGIN}/api/v2/projects/7`
    await keep('api-reads', url, ['old'], A_MOMENT_AGO)
    let views = 0
    network.mockImplementation(async () => json([++views]))
    const askIn = async (page: string) => dataOf(await ask(url, 'no-cache', '', page))
    const updates = () => told.filter(({ kind }) => kind === 'api-updated')
    expect(await askIn('one')).toEqual(['old'])
    await vi.waitFor(() => expect(updates()).toHaveLength(1))
    for (const page of ['one', 'another']) expect(await askIn(page)).toEqual([1])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(updates(), 'and nobody is told again').toHaveLength(1)
    expect(network).toHaveBeenCalledOnce()
    await askIn('one')
    await vi.waitFor(() => expect(network, 'who looks again asks again').toHaveBeenCalledTimes(2))
  })

  it('past the browser’s own cache, which may answer from minutes ago', async () => {
    network.mockImplementation(async () => json(['new']))
    await ask(`${ORIGIN}/api/v2/projects/4`, 'default')
    expect(network.mock.calls.map(([, options]) => options)).toEqual([{ cache: 'no-cache' }])
  })
})

describe('a package that the phone has and the provider has no more', () => {
  const recordOf = (id: number) => `${ORIGIN}/api/v2/packages/view/${id}`
  const updates = () => told.filter(({ kind }) => kind === 'api-updated')
  const refused = (status: number) => Response.json({ statusCode: status, message: 'Not found' }, { status })

  it('is told to the pages, each of which is then refused; the copy stays for who has no network', async () => {
    await keep('api-reads', recordOf(7), 'old')
    network.mockImplementation(async () => refused(402))
    expect(await dataOf(await ask(recordOf(7)))).toBe('old')
    await vi.waitFor(() => expect(updates()).toEqual([{ kind: 'api-updated', path: '/packages/view/7' }]))
    for (const _page of ['one', 'another']) expect((await ask(recordOf(7))).status).toBe(402)
    expect(network).toHaveBeenCalledTimes(1)
    expect(updates()).toHaveLength(1)
    expect(await dataOf((await open('api-reads').match(recordOf(7))) ?? page(404))).toBe('old')
  })

  it('and so is a post', async () => {
    const path = '/posts/how-to'
    await keep('api-reads', `${ORIGIN}/api/v2${path}`, 'old')
    network.mockImplementation(async () => refused(402))
    expect(await dataOf(await ask(`${ORIGIN}/api/v2${path}`))).toBe('old')
    await vi.waitFor(() => expect(updates()).toEqual([{ kind: 'api-updated', path }]))
  })

  it.each([
    [8, 'a fault', () => refused(500)],
    [9, 'asked too often', () => refused(429)],
    [10, 'a firewall’s page', () => page(404)],
  ])('package %i, %s: is no such word', async (id, _, answer) => {
    await keep('api-reads', recordOf(id), 'old')
    network.mockImplementation(async () => answer())
    expect(await dataOf(await ask(recordOf(id)))).toBe('old')
    await vi.waitFor(() => expect(told).toMatchObject([{ kind: 'network' }]))
    expect(updates()).toEqual([])
    expect(await dataOf(await ask(recordOf(id)))).toBe('old')
  })
})

it('a record with nothing in it takes the place of no copy', async () => {
  const url = `${ORIGIN}/api/v2/packages/view/80`
  await keep('api-reads', url, 'old')
  await keep('packs', url, 'old')
  network.mockImplementation(async () => json(null))
  expect(await dataOf(await ask(url, 'reload'))).toBe(null)
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const name of ['api-reads', 'packs'])
    expect(await dataOf((await open(name).match(url)) ?? page(404))).toBe('old')
})

describe('a read that wants no copy', () => {
  it('is answered by the provider, and the copy is replaced', async () => {
    await keep('api-reads', LIST, ['old'])
    network.mockImplementation(async () => json(['new']))
    expect(await dataOf(await ask(LIST, 'reload'))).toEqual(['new'])
    expect(network.mock.calls.map(([{ url }]) => url)).toEqual([LIST])
    await vi.waitFor(async () =>
      expect(await dataOf((await open('api-reads').match(LIST)) ?? page(404))).toEqual(['new']),
    )
  })

  it('gets none, though the line is lost or the API fails', async () => {
    await keep('api-reads', LIST, ['old'])
    await keep('api-seats', TIMES, { 31: '09:00' })
    network.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(ask(LIST, 'reload')).rejects.toThrow('Failed to fetch')
    await expect(ask(TIMES, 'reload')).rejects.toThrow('Failed to fetch')
    network.mockReset().mockResolvedValue(json(null, 502))
    expect((await ask(TIMES, 'reload')).status).toBe(502)
  })

  it('is no other read: every other one has the copy at once', async () => {
    await keep('api-reads', LIST, ['old'])
    network.mockImplementation(async () => json(['new']))
    expect(await dataOf(await ask(LIST))).toEqual(['old'])
  })
})

it('what the browser had by itself does not take the place of an answer of the worker', async () => {
  const { rememberRead } = await import('./api-cache.ts')
  const url = `${ORIGIN}/api/v2/projects/3`
  const inCache = async () => dataOf((await open('api-reads').match(url)) ?? page(404))
  network.mockResolvedValueOnce(json(['fresh']))
  await ask(url, 'reload')
  await vi.waitFor(async () => expect(await inCache()).toEqual(['fresh']))
  network.mockResolvedValueOnce(json(['older']))
  await rememberRead(new URL(url), new ExtendableEvent() as never)
  expect(await inCache()).toEqual(['fresh'])
})

it('what the browser had by itself is kept, and says nothing about the line', async () => {
  const { rememberRead } = await import('./api-cache.ts')
  network.mockImplementation(async () => json(['read']))
  const url = `${ORIGIN}/api/v2/projects/77` // not asked for by the worker yet
  await rememberRead(new URL(url), new ExtendableEvent() as never)
  expect(network.mock.calls.map(([{ cache }]) => cache)).toEqual(['force-cache'])
  expect(await dataOf((await open('api-reads').match(url)) ?? page(404))).toEqual(['read'])
  expect(told).toEqual([])
})

it('what a full phone could not keep of the first visit is not told as news later', async () => {
  const { rememberRead } = await import('./api-cache.ts')
  const url = `${ORIGIN}/api/v2/projects/78`
  open('api-reads').isFull = true
  network.mockImplementation(async () => json(['read']))
  await rememberRead(new URL(url), new ExtendableEvent() as never)
  await keep('packs', url, ['of a pack'])
  network.mockImplementation(async () => {
    const body = new ReadableStream({ start: (line) => line.error(new DOMException('Ended', 'AbortError')) })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  })
  expect(await dataOf(await ask(url))).toEqual(['of a pack'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(told.filter(({ kind }) => kind === 'api-updated')).toEqual([])
})

it('what the worker asks by itself is whole, also where the phone has no copy', async () => {
  const { readAnew } = await import('./api-cache.ts')
  network.mockImplementation(async ({ cache }) =>
    cache === 'reload'
      ? json(['whole'])
      : new Response('{"data":["wh', { headers: { 'content-type': 'application/json' } }),
  )
  expect(await readAnew('/projects/79', new ExtendableEvent() as never)).toEqual({ data: ['whole'] })
})

describe('a picture without a network', () => {
  const PICTURE = `${ORIGIN}/media/plot.jpg`
  const drawn = (body: string) => new Response(body, { headers: { 'content-type': 'image/jpeg' } })
  const askFor = async (url: string) => (await ask(url, 'default', 'image')).text()

  beforeEach(() => {
    network.mockRejectedValue(new TypeError('Failed to fetch'))
  })

  it('comes in another width that was seen before', async () => {
    await open('pictures').put(`${PICTURE}?w=480`, drawn('small'))
    expect(await askFor(`${PICTURE}?w=1280`)).toBe('small')
  })

  it('comes in the widest that was seen, not in the first', async () => {
    for (const width of [192, 728, 480])
      await open('pictures').put(`${PICTURE}?w=${width}`, drawn(`${width} wide`))
    expect(await askFor(`${PICTURE}?w=1280`)).toBe('728 wide')
  })

  it('comes from a pack before another width that was seen', async () => {
    await open('pictures').put(`${PICTURE}?w=320`, drawn('seen'))
    await open('packs').put(`${PICTURE}?w=480`, drawn('packed'))
    expect(await askFor(`${PICTURE}?w=1280`)).toBe('packed')
  })

  it('is missing where its address asks for more than a width', async () => {
    await open('pictures').put(`${PICTURE}?page=1`, drawn('other'))
    await expect(askFor(`${PICTURE}?page=2`)).rejects.toThrow()
  })
})
