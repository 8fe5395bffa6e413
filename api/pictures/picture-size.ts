import { join } from 'node:path'
import type { PictureSize } from '#contract/link-preview/fill-head.ts'
import type { MediaCrop } from '../db/seed/types.ts'
import type { PictureWidth } from './picture-form.ts'

/** In pixels of a master of this size. */
export function partOf(size: PictureSize, [left, top, wide, high]: MediaCrop['box']) {
  const at = { left: Math.round(left * size.width), top: Math.round(top * size.height) }
  return {
    ...at,
    width: Math.min(Math.round(wide * size.width), size.width - at.left),
    height: Math.min(Math.round(high * size.height), size.height - at.top),
  }
}

/** Null where the master cannot be read. */
export type PictureMeasure = (crop: MediaCrop, width: PictureWidth) => Promise<PictureSize | null>

/** What a cut measures, told without making it: the first bytes of its master say that. */
export const pictureMeasure =
  (artDir: string): PictureMeasure =>
  async (crop, width) => {
    try {
      const { default: sharp } = await import('sharp')
      const part = partOf(await sharp(join(artDir, crop.master)).metadata(), crop.box)
      if (part.width <= width) return { width: part.width, height: part.height }
      return { width, height: Math.round((part.height * width) / part.width) }
    } catch {
      return null // a page says all else without it
    }
  }
