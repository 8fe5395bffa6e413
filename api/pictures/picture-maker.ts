import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaCrop } from '../db/seed/types.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { PictureFormat, PictureWidth } from './picture-form.ts'

export type PictureOrder = { crop: MediaCrop; width: PictureWidth; format: PictureFormat }

export type PictureMaker = (order: PictureOrder) => Promise<Uint8Array<ArrayBuffer>>

/** Chosen by eye on the masters; a 640 wide card stays near 20 kB as AVIF. */
const QUALITY = { avif: 45, webp: 68, jpeg: 72 } as const
/** Effort 3 of 9: slower ones save a few per cent and keep a visitor waiting. Colour at half the resolution of light. */
const AVIF = { effort: 3, chromaSubsampling: '4:2:0' } as const

/** Cuts pictures from the masters when they are first asked for and keeps them in `cacheDir`. */
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

/** A changed crop or quality is another file; old ones are left to be swept with the folder. */
function cacheName({ crop, width, format }: PictureOrder): string {
  const recipe = JSON.stringify([crop.master, crop.box, width, QUALITY[format], AVIF])
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

/** Written aside and renamed, so that a reader never meets half a picture. */
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
  const options = { quality: QUALITY[format] }
  if (format === 'avif') return new Uint8Array(await cut.avif({ ...options, ...AVIF }).toBuffer())
  if (format === 'webp') return new Uint8Array(await cut.webp(options).toBuffer())
  return new Uint8Array(await cut.jpeg({ ...options, mozjpeg: true }).toBuffer())
}
