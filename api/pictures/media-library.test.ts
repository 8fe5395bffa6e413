import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaCrops } from '../db/seed/media.ts'
import type { ServedFile } from '../static/served-files.ts'
import { type MediaLibrary, mediaLibrary } from './media-library.ts'
import { type PictureMaker, pictureMaker } from './picture-maker.ts'
import { pictureMeasure } from './picture-size.ts'

const folder = mkdtempSync(join(tmpdir(), 'adbond-media-'))
const cacheDir = join(folder, 'cache')
const svg: ServedFile = { body: new Uint8Array([60]), type: 'image/svg+xml', hash: 'x', encoded: {} }
const video: ServedFile = { body: new Uint8Array([0, 1, 2, 3]), type: 'video/mp4', hash: 'y', encoded: {} }
const crops = { gate: { master: 'master.jpg', box: [0.5, 0, 0.5, 0.5], alt: 'Blue' } } as const

let library: MediaLibrary
let made: number

const ask = (path: string, accept = '*/*', headers: Record<string, string> = {}, sender = 'somebody') =>
  library.answer(
    new Request(`http://site/media/${path}`, { headers: { Accept: accept, ...headers } }),
    sender,
  )

beforeAll(async () => {
  // Red on the left, blue on the right: the cut shows which half was taken.
  const blue = await sharp({ create: { width: 800, height: 1066, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 1600, height: 1066, channels: 3, background: 'red' } })
    .composite([{ input: blue, left: 800, top: 0 }])
    .jpeg()
    .toFile(join(folder, 'master.jpg'))
  const maker = pictureMaker({ artDir: folder, cacheDir, log: () => undefined })
  made = 0
  const counting: PictureMaker = (order, sender) => {
    made++
    return maker(order, sender)
  }
  const files = new Map([
    ['icons/perimeter fence.svg', svg],
    ['walk.mp4', video],
  ])
  library = mediaLibrary({ files, crops, makePicture: counting, measure: pictureMeasure(folder) })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a sample picture', { timeout: 60_000 }, () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('for %s is %s, cut where the table says', async (accept, type, format) => {
    const answer = await ask('gate.jpg?w=320', accept)
    const body = Buffer.from(await answer.arrayBuffer())
    const { width, height, format: actual } = await sharp(body).metadata()
    expect([answer.headers.get('Content-Type'), actual, width, height]).toEqual([type, format, 320, 213])
    const { dominant } = await sharp(body).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
  })

  it('may be kept for a month, anywhere, one for each form', async () => {
    const { headers } = await ask('gate.jpg')
    expect(headers.get('Cache-Control')).toBe('public, max-age=2592000')
    expect(headers.get('Vary')).toBe('Accept')
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    const again = await ask('gate.jpg', '*/*', { 'If-None-Match': headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })

  it.each([
    ['', 800],
    ['?w=1', 192],
    ['?w=193', 320],
    ['?w=321', 480],
    ['?w=560', 560],
    ['?w=640', 728],
    ['?w=5000', 800],
    ['?w=-3', 800],
    ['?w=x', 800],
  ])('asked with %j is %i wide, never wider than its master', async (query, width) => {
    const answer = await ask(`gate.jpg${query}`)
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width)
  })

  it('is made once, however many ask at once, and kept on the disk', async () => {
    const ask480 = () => ask('gate.jpg?w=480', 'image/webp')
    const before = new Set(readdirSync(cacheDir))
    const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await ask480()).text()))
    expect(new Set(bodies).size).toBe(1)
    expect(readdirSync(cacheDir).filter((name) => !before.has(name))).toHaveLength(1)
    expect(made).toBeGreaterThan(20)
  })
})

describe('pictures that are not made yet', { timeout: 60_000 }, () => {
  const names = Array.from({ length: 200 }, (_, at) => `red-${at}`)
  const many = Object.fromEntries(
    names.map(
      (name, at) => [name, { master: 'master.jpg', box: [0, 0, 0.3 + at / 1_000, 0.5], alt: 'Red' }] as const,
    ),
  )

  it('hold nobody back who did not ask for them, and one sender waits for a hundred at most', async () => {
    const cacheOfFlood = join(folder, 'flood')
    const makePicture = pictureMaker({ artDir: folder, cacheDir: cacheOfFlood, log: () => undefined })
    const { answer } = mediaLibrary({
      files: new Map(),
      crops: { ...many, ...crops },
      makePicture,
      measure: async () => null,
    })
    const request = (name: string) => new Request(`http://site/media/${name}.jpg?w=320`)
    const flood = names.map((name) => answer(request(name), 'flood'))
    expect((await answer(request('gate'), 'visitor')).status).toBe(200)
    expect(readdirSync(cacheOfFlood).length, 'made before the visitor’s').toBeLessThan(20)
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(70)
    expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length)
    expect(refused.map(({ headers }) => [headers.get('Retry-After'), headers.get('Cache-Control')])).toEqual(
      refused.map(() => ['15', 'no-store']),
    )
  })
})

describe('the size of a picture', () => {
  it.each(['gate.jpg', 'gate.jpg?w=320', 'gate.jpg?w=1280'])('at %s is told as it is sent', async (path) => {
    const before = made
    const told = await library.sizeAt(new URL(`http://site/media/${path}`))
    expect(made, 'for which nothing is made').toBe(before)
    const { width, height } = await sharp(Buffer.from(await (await ask(path)).arrayBuffer())).metadata()
    expect(told).toEqual({ width, height })
  })

  it.each(['/media/walk.mp4', '/media/none.jpg', '/share/gate.jpg'])('at %s is unknown', async (path) =>
    expect(await library.sizeAt(new URL(`http://site${path}`))).toBeNull(),
  )

  it('is unknown where its master is lost', async () =>
    expect(await pictureMeasure(join(folder, 'none'))(crops.gate, 1280)).toBeNull())
})

describe('other media', () => {
  it('are served as they are', async () => {
    expect((await ask('icons/perimeter%20fence.svg')).headers.get('Content-Type')).toBe('image/svg+xml')
    const part = await ask('walk.mp4', '*/*', { Range: 'bytes=1-2' })
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, 'bytes 1-2/4'])
  })

  it.each(['none.jpg', 'constructor.jpg', '__proto__', '', '%', '..%2fserver.ts', 'icons/'])(
    '%s is unknown',
    async (path) => {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    },
  )
})

it('every crop of the sample data lies within its master', () => {
  for (const [name, { box }] of Object.entries(mediaCrops)) {
    const [left, top, width, height] = box
    expect(left >= 0 && top >= 0 && left + width <= 1.000_001 && top + height <= 1.000_001, name).toBe(true)
  }
})
