export type PictureFormat = 'avif' | 'webp' | 'jpeg'

/**
 * CSS pixels times density of the rows, cards, galleries and covers of the site. 192 is a row on a phone at 2, 560 a card.
 * 728 is the whole width of a phone of 412 pixels at 1.75, and of one of 360 at 2. 2560 is a view all around, of which a
 * screen shows a quarter.
 */
const WIDTHS = [192, 320, 480, 560, 728, 960, 1280, 2560] as const
export type PictureWidth = (typeof WIDTHS)[number]

const DEFAULT_WIDTH: PictureWidth = 960
const WIDEST: PictureWidth = 2560

/** The next width that is not smaller than requested; a few fixed widths keep every cache small. */
export function pictureWidth(asked: string | null): PictureWidth {
  if (asked === null || !/^\d{1,5}$/.test(asked)) return DEFAULT_WIDTH
  return WIDTHS.find((width) => width >= Number(asked)) ?? WIDEST
}

/** The smallest form the browser names; the lone wildcard of old clients and tools gets JPEG. */
export function pictureFormat(accept: string | null): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'jpeg'
}
