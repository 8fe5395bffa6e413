/** A picture that shows everything around a point (equirectangular, twice as wide as high) among those of a package. */
import { decoded } from '#contract/decoded.ts'
import type { MediaFile } from './package.ts'

/**
 * The provider has no kind for it: its name says `360` as a word, as in `gate_360.jpg` or `360view.jpg`. In `360sqm`,
 * `360-plots`, `360x240`, a stock photo's `360_F_242.jpg` and a random name like `9b360c.jpg` it does not.
 */
const NAME =
  /(?:^|[^a-z\d]|pano|photo|tour|view|vr)360(?=$|[^a-z\d]|deg|pano|photo|tour|view|vr|x180)(?!_F_\d|[\s_.-]*(?:sq(?:uare)?[\s_.-]*(?:m|f(?:ee|oo)?t|y(?:ar)?ds?|$)|sq(?![a-z])|m²|m2(?!\d)|met(?:er|re)|plots?|units?|acres?|hect))/i

type Named = Pick<MediaFile, 'fileType' | 'url' | 'filename'>

const isPanorama = ({ fileType, url, filename }: Named): boolean =>
  fileType === 'image' && [filename, lastPart(url)].some((name) => NAME.test(decoded(name)))

/** The first one; null = the package has none. */
export const panoramaOf = <File extends Named>(media: readonly File[]): File | null =>
  media.find(isPanorama) ?? null

/** The others, for a gallery: flattened, a panorama looks broken. The same list, if it holds none. */
export function flatMedia<File extends Named>(media: readonly File[]): readonly File[] {
  const known = flatLists.get(media)
  if (known) return known as readonly File[]
  const flat = media.some(isPanorama) ? media.filter((file) => !isPanorama(file)) : media
  flatLists.set(media, flat)
  return flat
}

/** Those of them that are pictures. */
export const flatPictures = <File extends Named>(media: readonly File[]): readonly File[] =>
  flatMedia(media).filter(({ fileType }) => fileType === 'image')

/** For a place that shows one. */
export const firstPicture = <File extends Named>(media: readonly File[]): File | undefined =>
  flatPictures(media)[0]

/** A gallery that is drawn again gets the same list again, and keeps its place. */
const flatLists = new WeakMap<readonly Named[], readonly Named[]>()

function lastPart(url: string): string {
  return url.split('?')[0]?.split('/').at(-1) ?? ''
}
