import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canMount, onSmallDisk } from '../../test/faults/rig/small-disk.ts'
import type { LogEntry } from '../log/log.ts'
import { type PictureOrder, pictureMaker } from './picture-maker.ts'
import { PictureStore } from './picture-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'adbond-pictures-'))
const crop = { master: 'master.jpg', box: [0, 0, 1, 1], alt: 'Red' } as const
const order = { crop, width: 320, format: 'jpeg' } as const

beforeAll(async () => {
  await sharp({ create: { width: 320, height: 213, channels: 3, background: 'red' } })
    .jpeg()
    .toFile(join(folder, 'master.jpg'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function makerIn(cacheDir: string) {
  const lines: LogEntry[] = []
  const maker = pictureMaker({ artDir: folder, cacheDir, log: (line) => lines.push(line) })
  return { lines, make: (what: PictureOrder) => maker(what, 'somebody') }
}

describe('a picture that can not be kept', () => {
  it('is shown all the same, and the log says so once', async () => {
    const { lines, make } = makerIn('/dev/null/media-cache')
    const pictures = [await make(order), await make({ ...order, format: 'webp' })]
    for (const picture of pictures) expect((await sharp(picture).metadata()).width).toBe(320)
    expect(lines).toEqual([
      { level: 'warn', msg: expect.any(String), fault: expect.objectContaining({ code: 'ENOTDIR' }) },
    ])
  })

  it('is made once, and then comes from memory', async () => {
    const { make } = makerIn('/dev/null/media-cache')
    expect(await make(order)).toBe(await make(order))
  })

  it('leaves nothing behind that was written aside', async () => {
    const cacheDir = join(folder, 'taken')
    const { make } = makerIn(cacheDir)
    await make(order)
    const [name = ''] = readdirSync(cacheDir)
    rmSync(join(cacheDir, name))
    mkdirSync(join(cacheDir, name, 'in the way'), { recursive: true })
    await make(order)
    expect(readdirSync(cacheDir)).toEqual([name])
  })

  it('takes no more memory than the latest ones need', async () => {
    const store = new PictureStore('/dev/null/media-cache', () => undefined)
    for (const name of ['first', 'second', 'third']) await store.keep(name, new Uint8Array(6_000_000))
    expect(await store.read('first')).toBeUndefined()
    expect((await store.read('third'))?.byteLength).toBe(6_000_000)
  })
})

it.skipIf(!canMount).each([
  ['is kept while bookings have room beside it', '112m', 1],
  ['is not kept where it could use up the room of bookings', '80m', 0],
])('a picture %s', async (_, size, kept) => {
  await onSmallDisk(size, async (disk) => {
    writeFileSync(join(disk, 'database'), new Uint8Array(8 * 1_024 * 1_024))
    await makerIn(join(disk, 'media-cache')).make(order)
    expect(readdirSync(join(disk, 'media-cache'))).toHaveLength(kept)
  })
})
