import { siteConfig } from '#contract/site-config.ts'
import { isOwnMedia, mediaAtWidth, srcSetOf } from '#src/ui/picture/boot/media-srcset.ts'

/** Smaller copies of a picture of the API as a `srcset`; undefined if the API cannot make them. */
export const mediaSrcSet = (
  src: string,
  hasWidths: boolean = siteConfig.mediaHasWidths,
): string | undefined => (hasWidths ? srcSetOf(src) : undefined)

/** Wide enough for a phone's gallery: the smallest width that still looks sharp there. */
const SMALL_WIDTH = 480

/** The copy to keep on a phone; the whole picture if the API makes no others. */
export const smallMedia = (src: string, hasWidths: boolean = siteConfig.mediaHasWidths): string =>
  hasWidths && isOwnMedia(src) ? mediaAtWidth(src, SMALL_WIDTH) : src
