/** Widths in pixels that the reference API makes; it would round others up to one of these. */
const WIDTHS = [192, 320, 480, 560, 728, 960, 1280]

export const isOwnMedia = (src: string): boolean =>
  /\.(jpe?g|png|webp|avif)$/i.test(src) && src.includes('/media/')

export const mediaAtWidth = (src: string, width: number): string => `${src}?w=${width}`

/** The copies of this picture, from an API that makes some. */
export const srcSetOf = (src: string): string | undefined =>
  isOwnMedia(src) ? WIDTHS.map((width) => `${mediaAtWidth(src, width)} ${width}w`).join(', ') : undefined
