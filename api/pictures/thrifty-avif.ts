import type { Sharp } from 'sharp'
import type { PictureWidth } from './picture-form.ts'

/** Out of 9: slower ones save a few per cent and keep a visitor waiting. Colour has half the resolution of light. */
const AVIF = { effort: 3, chromaSubsampling: '4:2:0' } as const

/** Chosen by eye on the masters: the last still shows every leaf of a field of maize at the density of a phone. */
const QUALITIES = [45, 40, 36, 32] as const

/** What a picture of a card or a gallery may cost on a phone, and the widest file that a cheap one requests. */
const BYTES = 20_000
const WIDEST: PictureWidth = 728

const mostBytes = (width: PictureWidth) => (width <= WIDEST ? BYTES : Number.POSITIVE_INFINITY)

/** Everything that determines the file. */
export const avifRecipe = (width: PictureWidth) => [AVIF, QUALITIES, mostBytes(width)]

/** Leaves and crops cost most bytes, and best hide a lower quality. */
export async function thriftyAvif(cut: Sharp, width: PictureWidth): Promise<Uint8Array<ArrayBuffer>> {
  let made = new Uint8Array()
  for (const quality of QUALITIES) {
    made = new Uint8Array(
      await cut
        .clone()
        .avif({ ...AVIF, quality })
        .toBuffer(),
    )
    if (made.byteLength <= mostBytes(width)) break
  }
  return made
}
