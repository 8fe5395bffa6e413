import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { MediaCrop } from '../db/seed/types.ts'
import { FairQueue } from '../fair-queue.ts'
import { SingleFlight } from '../http/single-flight.ts'
import type { Log } from '../log/log.ts'
import type { PictureFormat, PictureWidth } from './picture-form.ts'
import { partOf } from './picture-size.ts'
import { PictureStore } from './picture-store.ts'
import { avifRecipe, thriftyAvif } from './thrifty-avif.ts'

export type PictureOrder = { crop: MediaCrop; width: PictureWidth; format: PictureFormat }

type Bytes = Uint8Array<ArrayBuffer>

/** `sender`: who waits for it, if it is not made yet. Rejects with `QueueFull` if that one waits for too many. */
export type PictureMaker = (order: PictureOrder, sender: string) => Promise<Bytes>

/**
 * Pictures that one address may wait for. Carriers put thousands of phones behind one, but what many of them wait for
 * counts once. A hundred take a quarter of a minute.
 */
const WAITING_MAX = 100

/** Chosen by eye on the masters. */
const QUALITY = { webp: 68, jpeg: 72 } as const

type Places = { artDir: string; cacheDir: string; log: Log }

/** Cuts pictures from the masters on first request and keeps them in `cacheDir`, if that can be written. */
export function pictureMaker({ artDir, cacheDir, log }: Places): PictureMaker {
  const store = new PictureStore(cacheDir, log)
  const reads = new SingleFlight<Bytes | undefined>()
  // Encoding uses every core by itself, and ten at once would starve the API.
  const queue = new FairQueue<Bytes>(WAITING_MAX)
  const read = (name: string) => reads.share(name, false, () => store.read(name))
  return async (order, sender) => {
    const name = cacheName(order)
    const stored = await read(name)
    if (stored) return stored
    return queue.ask(sender, name, async () => {
      const meanwhile = await store.read(name)
      if (meanwhile) return meanwhile
      const made = await encode(artDir, order)
      await store.keep(name, made)
      return made
    })
  }
}

/** A changed crop or quality gives another file; old ones go when the folder is emptied. */
function cacheName({ crop, width, format }: PictureOrder): string {
  const recipe = JSON.stringify([
    crop.master,
    crop.box,
    width,
    format === 'avif' ? avifRecipe(width) : QUALITY[format],
  ])
  return `${createHash('sha256').update(recipe).digest('hex').slice(0, 24)}.${format}`
}

async function encode(artDir: string, { crop, width, format }: PictureOrder): Promise<Bytes> {
  const { default: sharp } = await import('sharp')
  const master = sharp(join(artDir, crop.master))
  const cut = master
    .extract(partOf(await master.metadata(), crop.box))
    .resize({ width, withoutEnlargement: true })
  if (format === 'avif') return thriftyAvif(cut, width)
  if (format === 'webp') return new Uint8Array(await cut.webp({ quality: QUALITY.webp }).toBuffer())
  return new Uint8Array(await cut.jpeg({ quality: QUALITY.jpeg, mozjpeg: true }).toBuffer())
}
