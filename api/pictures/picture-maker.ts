import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaCrop } from '../db/seed/types.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { PictureFormat, PictureWidth } from './picture-form.ts'
import { avifRecipe, thriftyAvif } from './thrifty-avif.ts'

export type PictureOrder = { crop: MediaCrop; width: PictureWidth; format: PictureFormat }

export type PictureMaker = (order: PictureOrder) => Promise<Uint8Array<ArrayBuffer>>

/** Chosen by eye on the masters. */
const QUALITY = { webp: 68, jpeg: 72 } as const

/** Cuts pictures from the masters on first request and keeps them in `cacheDir`. */
export function pictureMaker({ artDir, cacheDir }: { artDir: string; cacheDir: string }): PictureMaker {
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const queue = oneAtATime()
  return (order) => {
    const name = cacheName(order)
    const started = running.get(name)
    if (started) return started
    const work = fromCacheOr(join(cacheDir, name), () => queue(() => encode(artDir, order)))
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

async function fromCacheOr(
  path: string,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(path))
  } catch {
    const bytes = await make() // not made yet
    await keep(path, bytes)
    return bytes
  }
}

/** Written aside and renamed, so that a reader never gets half a picture. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.${process.pid}`
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(aside, bytes)
  await rename(aside, path)
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
