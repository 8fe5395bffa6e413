import { siteConfig } from '#contract/site-config.ts'
import { isOwnMedia, mediaAtWidth, srcSetOf } from '#src/ui/picture/boot/media-srcset.ts'

/** Smaller copies of a picture of the API as a `srcset`; undefined if the API cannot make them. */
export const mediaSrcSet = (
  src: string,
  hasWidths: boolean = siteConfig.mediaHasWidths,
): string | undefined => (hasWidths ? srcSetOf(src) : undefined)

/** Wide enough for a phone's gallery: the smallest width that still looks sharp there. */
const SMALL_WIDTH = 480

/** Wide enough to read the numbers of plots when it is drawn larger than the screen. */
const PLAN_WIDTH = 1280

/** The copy of a drawing that a person enlarges; the whole picture if the API makes no others. */
export const planMedia = (src: string, hasWidths: boolean = siteConfig.mediaHasWidths): string =>
  hasWidths && isOwnMedia(src) ? mediaAtWidth(src, PLAN_WIDTH) : src

/** A screen shows about a quarter of it. */
const PANORAMA_WIDTH = 2560

/** The copy of a picture that shows everything around; the whole picture if the API makes no others. */
export const panoramaMedia = (src: string, hasWidths: boolean = siteConfig.mediaHasWidths): string =>
  hasWidths && isOwnMedia(src) ? mediaAtWidth(src, PANORAMA_WIDTH) : src

/** The copy to keep on a phone; the whole picture if the API makes no others. */
export const smallMedia = (src: string, hasWidths: boolean = siteConfig.mediaHasWidths): string =>
  hasWidths && isOwnMedia(src) ? mediaAtWidth(src, SMALL_WIDTH) : src
