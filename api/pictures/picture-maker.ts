import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { MediaCrop } from '../db/seed/types.ts'
import type { Log } from '../log/log.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { PictureFormat, PictureWidth } from './picture-form.ts'
import { PictureStore } from './picture-store.ts'
import { avifRecipe, thriftyAvif } from './thrifty-avif.ts'

export type PictureOrder = { crop: MediaCrop; width: PictureWidth; format: PictureFormat }

export type PictureMaker = (order: PictureOrder) => Promise<Uint8Array<ArrayBuffer>>

/** Chosen by eye on the masters. */
const QUALITY = { webp: 68, jpeg: 72 } as const

type Places = { artDir: string; cacheDir: string; log: Log }

/** Cuts pictures from the masters on first request and keeps them in `cacheDir`, if that can be written. */
export function pictureMaker({ artDir, cacheDir, log }: Places): PictureMaker {
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const store = new PictureStore(cacheDir, log)
  const queue = oneAtATime() // encoding uses every core by itself, and ten at once would starve the API
  const storedOrMade = async (name: string, order: PictureOrder) => {
    const stored = await store.read(name)
    if (stored) return stored
    const made = await queue(() => encode(artDir, order))
    await store.keep(name, made)
    return made
  }
  return (order) => {
    const name = cacheName(order)
    const started = running.get(name)
    if (started) return started
    const work = storedOrMade(name, order)
    running.set(name, work)
    return work.finally(() => running.delete(name))
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

async function encode(
  artDir: string,
  { crop, width, format }: PictureOrder,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const master = sharp(join(artDir, crop.master))
  const size = await master.metadata()
  const [left, top, wide, high] = crop.box
  const cut = master
    .extract({
      left: Math.round(left * size.width),
      top: Math.round(top * size.height),
      width: Math.min(Math.round(wide * size.width), size.width - Math.round(left * size.width)),
      height: Math.min(Math.round(high * size.height), size.height - Math.round(top * size.height)),
    })
    .resize({ width, withoutEnlargement: true })
  if (format === 'avif') return thriftyAvif(cut, width)
  if (format === 'webp') return new Uint8Array(await cut.webp({ quality: QUALITY.webp }).toBuffer())
  return new Uint8Array(await cut.jpeg({ quality: QUALITY.jpeg, mozjpeg: true }).toBuffer())
}
