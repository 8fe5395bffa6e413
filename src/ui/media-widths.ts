import { siteConfig } from '#contract/site-config.ts'

/** Widths in pixels the reference API makes; others would be rounded up to one of these. */
const WIDTHS = [320, 480, 640, 960, 1280]

const isOwnMedia = (src: string): boolean => /\.(jpe?g|png|webp|avif)$/i.test(src) && src.includes('/media/')

/** Smaller copies of a picture of the API as a `srcset`; undefined when it cannot make them. */
export function mediaSrcSet(src: string, hasWidths: boolean = siteConfig.mediaHasWidths): string | undefined {
  if (!hasWidths || !isOwnMedia(src)) return undefined
  return WIDTHS.map((width) => `${mediaAtWidth(src, width)} ${width}w`).join(', ')
}

/** Wide enough for a phone's gallery, the smallest that does not look torn there. */
const SMALL_WIDTH = 480

/** The copy to keep on a phone; the whole picture where the API makes no others. */
export const smallMedia = (src: string, hasWidths: boolean = siteConfig.mediaHasWidths): string =>
  hasWidths && isOwnMedia(src) ? mediaAtWidth(src, SMALL_WIDTH) : src

const mediaAtWidth = (src: string, width: number) => `${src}?w=${width}`
