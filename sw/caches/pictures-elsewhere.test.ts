import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SLOW_AFTER_MS } from '#contract/messages/connection.ts'
import { ExtendableEvent } from '../shell/fetch-event-for-tests.ts'
import { fakeCache } from './fake-cache-for-tests.ts'
import { readablePicture } from './readable-picture.ts'

const PICTURE = 'https://pictures.example/plot.jpg'
const IN_CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const jpeg = (words: BodyInit, bytes = 7) =>
  new Response(words, { headers: { 'content-type': 'image/jpeg', 'content-length': String(bytes) } })

/** The browser keeps the picture of a page. Its host chooses by Accept, so the copy answers the words of the page alone. */
function browserWithACopy() {
  const bodiesOnTheLine: string[] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: { accept: string } }) => {
    if (headers.accept !== IN_CHROMIUM) bodiesOnTheLine.push(url)
    const type = headers.accept.includes('image/avif') ? 'image/avif' : 'image/jpeg'
    return new Response('picture', { headers: { 'content-type': type } })
  })
  return bodiesOnTheLine
}

type Network = (asked: string | Request, how?: RequestInit) => Promise<Response>

/** What a fresh worker gives for a picture of another host, and what is done when it has. */
async function worker(network: Network, inPacks: string[] = []) {
  vi.resetModules()
  const [packs, kept] = [fakeCache(), fakeCache()]
  for (const address of inPacks) await packs.put(address, jpeg(`packed ${address}`))
  const late: Promise<unknown>[] = []
  const scope = {
    location: new URL('https://site.example'),
    caches: {
      open: async () => kept,
      has: async () => false,
      match: (address: string, how: MultiCacheQueryOptions = {}) =>
        (how.cacheName === 'packs' ? packs : kept).match(address, how),
    },
    fetch: network,
  }
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value)
  vi.stubGlobal('self', globalThis)
  const { pictureElsewhere } = await import('./pictures-elsewhere.ts')
  const event = Object.assign(new ExtendableEvent(), {
    waitUntil: (work: Promise<unknown>) => void late.push(work.catch(() => undefined)),
  })
  return {
    kept,
    show: (address: string) => pictureElsewhere(new Request(address), event as never),
    settled: async () => {
      for (const work of late) await work // more may be added meanwhile
    },
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a picture that a page has shown before the worker was there comes out of the browser’s own copy', async () => {
  const bodiesOnTheLine = browserWithACopy()
  const answer = await readablePicture(new Request(PICTURE), 'force-cache')
  expect(answer.headers.get('content-type')).toBe('image/avif')
  expect(bodiesOnTheLine).toEqual([])
})

/** The browser has each picture without permission; past that copy the host gives it with. */
const shownBefore: Network = async (asked, { cache } = {}) => {
  if (typeof asked === 'string' && cache !== 'no-store') throw new TypeError('Failed to fetch')
  return jpeg('picture')
}

it('pictures of an open host that an <img> took without its permission are shown at once, and kept', async () => {
  const { show, settled, kept } = await worker(shownBefore)
  const addresses = [0, 1, 2, 3, 4].map((place) => `https://pictures.example/${place}.jpg`)
  for (const address of addresses) {
    expect(await (await show(address)).text()).toBe('picture')
    await settled()
  }
  expect(kept.addresses()).toEqual(addresses)
})

it('a picture that is too large to be kept is not read anew to its end', async () => {
  const cancel = vi.fn()
  const large = () => jpeg(new ReadableStream({ cancel }), 9_000_000)
  const { show, settled, kept } = await worker(async (asked, how) => {
    await shownBefore(asked, how)
    return large()
  })
  await show(PICTURE)
  await settled()
  expect(kept.addresses()).toEqual([])
  expect(cancel).toHaveBeenCalledOnce()
})

const WIDE = `${PICTURE}?w=1280`
const SMALL = `${PICTURE}?w=480`

it('another width of a pack stands in for a picture whose host says nothing for some seconds', async () => {
  const { show } = await worker(() => new Promise(() => undefined), [SMALL])
  const shown = show(WIDE)
  const early = vi.fn()
  void shown.then(early)
  await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1)
  expect(early).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await (await shown).text()).toBe(`packed ${SMALL}`)
})

it('a picture that comes later than another width of it is kept all the same', async () => {
  const late = () => new Promise<Response>((resolve) => setTimeout(resolve, 60_000, jpeg('picture')))
  const { show, settled, kept } = await worker(late, [SMALL])
  await vi.advanceTimersByTimeAsync(0)
  const shown = show(WIDE)
  await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS)
  await shown
  await vi.advanceTimersByTimeAsync(60_000)
  await settled()
  expect(kept.addresses()).toEqual([WIDE])
})

it('a slow picture that no pack has in any width is waited for', async () => {
  const late = () => new Promise<Response>((resolve) => setTimeout(resolve, 60_000, jpeg('picture')))
  const { show } = await worker(late)
  const shown = show(WIDE)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await (await shown).text()).toBe('picture')
})

it('without a network another width of a pack is shown at once, and what no pack has fails', async () => {
  const { show } = await worker(() => Promise.reject(new TypeError('Failed to fetch')), [SMALL])
  expect(await (await show(WIDE)).text()).toBe(`packed ${SMALL}`)
  await expect(show('https://pictures.example/gate.jpg')).rejects.toThrow('Failed to fetch')
})

it.each([
  ['whose address names it', `${PICTURE}?signature=1`, `${PICTURE}?signature=2`, true],
  ['in another width', 'https://pictures.example/7?w=480', 'https://pictures.example/7?w=1280', true],
  [
    'that only its query tells apart',
    'https://pictures.example/show?id=1',
    'https://pictures.example/show?id=2',
    false,
  ],
  [
    'that a query names',
    'https://pictures.example/get?file=a.jpg',
    'https://pictures.example/get?file=b.jpg',
    false,
  ],
])('of a picture %s a pack shows no other one in its place', async (_, packed, asked, isSame) => {
  const { show } = await worker(() => Promise.reject(new TypeError('Failed to fetch')), [packed])
  const words = await show(asked).then(
    (answer) => answer.text(),
    () => 'nothing',
  )
  expect(words).toBe(isSame ? `packed ${packed}` : 'nothing')
})
