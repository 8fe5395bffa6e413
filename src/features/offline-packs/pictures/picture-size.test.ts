import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pictureSize } from './picture-size.ts'

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

const size = (address = PICTURE) => pictureSize(address, new AbortController().signal)

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
  const sizes = await Promise.all(
    [...Array(40).keys()].map((at) => size(`https://pictures.example/${at}.jpg`)),
  )
  expect(new Set(sizes)).toEqual(new Set([null]))
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
