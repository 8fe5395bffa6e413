import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pictureSizes } from './picture-size.ts'

vi.hoisted(() => vi.stubEnv('VITE_MEDIA_ORIGIN', 'https://pictures.example'))

const PICTURE = 'https://pictures.example/plot.jpg'
const USUAL = 40_000

/**
 * The host of the pictures. `closed` answers, but lets no page read it; of `silent` nothing comes. `shown`: it is open, but
 * the browser has a copy that an `<img>` took, which came without the permission.
 */
let host: 'open' | 'closed' | 'silent' | 'shown'
let asked: { address: string; mode: string }[]
/** Pictures that a saved pack has. */
let kept: string[]

beforeEach(() => {
  asked = []
  kept = []
  vi.stubGlobal('caches', {
    match: async (address: string, { cacheName }: MultiCacheQueryOptions) =>
      cacheName === 'packs' && kept.includes(address) ? new Response('picture') : undefined,
  })
  vi.stubGlobal('location', new URL('https://site.test/'))
  vi.stubGlobal('fetch', async (address: string, { mode = 'cors', cache }: RequestInit) => {
    asked.push({ address, mode })
    const isAnswered = {
      open: true,
      closed: mode === 'no-cors',
      silent: false,
      shown: mode === 'no-cors' || cache === 'no-store',
    }[host]
    if (!isAnswered) throw new TypeError('Failed to fetch')
    return new Response(null, { headers: { 'content-length': '9000' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const sizes = async (addresses: string[]) => {
  const found = await pictureSizes(addresses, new AbortController().signal)
  return addresses.map((address) => found.get(address))
}
const size = async (address = PICTURE) => (await sizes([address]))[0]
const many = (amount: number, host = 'pictures') =>
  [...Array(amount).keys()].map((at) => `https://${host}.example/${at}.jpg`)

it('a host that is down while the API is well forbids nothing: its picture is part of the pack, at the usual size', async () => {
  host = 'silent'
  expect(await size()).toBe(USUAL)
})

it('a phone that reports no network is told so', async () => {
  host = 'silent'
  vi.stubGlobal('navigator', { onLine: false })
  await expect(size()).rejects.toMatchObject({ kind: 'offline' })
})

it('whether a host forbids is asked of that host once, however many its pictures are, and never of the API', async () => {
  host = 'closed'
  expect(new Set(await sizes(many(40)))).toEqual(new Set([null]))
  expect(asked.filter(({ mode }) => mode === 'no-cors')).toHaveLength(1)
  expect(asked.filter(({ address }) => !address.startsWith('https://pictures.example/'))).toEqual([])
})

it('a picture that a pack has stays in it, also when its host forbids reading by now', async () => {
  host = 'closed'
  kept = [PICTURE]
  expect(await size()).toBe(USUAL)
  expect(await size('https://pictures.example/new.jpg')).toBeNull()
})

it('a browser whose storage rejects still learns that a host forbids', async () => {
  host = 'closed'
  vi.stubGlobal('caches', { match: () => Promise.reject(new TypeError('Internal error')) })
  expect(await size()).toBeNull()
})

it('a picture that the page has shown is weighed past the browser’s own copy, which came without the permission', async () => {
  host = 'shown'
  expect(await size()).toBe(9_000)
})

/** A host that answers one question after the other. An answer that takes `Infinity` never comes. */
function slowHost(each: (at: number) => { ms: number; bytes: number }) {
  vi.useFakeTimers()
  let turn = Promise.resolve()
  let at = 0
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit & { signal: AbortSignal }) => {
    const { ms, bytes } = each(at++)
    const aborted = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )
    aborted.catch(() => undefined)
    const mine = turn.then(() => new Promise<void>((resolve) => ms < Infinity && setTimeout(resolve, ms)))
    if (ms < Infinity) turn = mine
    await Promise.race([mine, aborted])
    return new Response(null, { headers: { 'content-length': String(bytes) } })
  })
}

const later = async (addresses: string[]) => {
  const found = sizes(addresses)
  await vi.advanceTimersByTimeAsync(60_000)
  return found
}
afterEach(() => void vi.useRealTimers())

it('pictures that wait in a queue longer than a host may be silent are weighed all the same', async () => {
  slowHost(() => ({ ms: 100, bytes: 900_000 }))
  expect(new Set(await later(many(80)))).toEqual(new Set([900_000]))
})

it('a picture of unknown size counts like the mean of its host, and never less than usual', async () => {
  slowHost((at) => (at < 2 ? { ms: 100, bytes: 900_000 + at * 200_000 } : { ms: Infinity, bytes: 1 }))
  expect(await later(many(3))).toEqual([900_000, 1_100_000, 1_000_000])
  slowHost((at) => (at < 2 ? { ms: 100, bytes: 9_000 } : { ms: Infinity, bytes: 1 }))
  expect(await later(many(3))).toEqual([9_000, 9_000, USUAL])
})

it.each([
  ['of which nothing comes is waited for 4 s', Infinity, 4_000],
  ['that brings one size after the other is waited for 12 s', 1_000, 12_000],
])('a host %s, however many its pictures are', async (_, ms, most) => {
  slowHost(() => ({ ms, bytes: 900_000 }))
  const end = vi.fn()
  void sizes(many(300)).then(end)
  await vi.advanceTimersByTimeAsync(most - 10)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20)
  expect(end).toHaveBeenCalledOnce()
})
