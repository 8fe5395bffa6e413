/**
 * Whether the file that a browser chose suits its slot. A file that is too small is blurred; one that is too large
 * costs data that nobody sees.
 */

/** In CSS pixels, but for `fileWidth` and `fileHeight`, which are pixels of the file. */
export type ShownPicture = {
  file: string
  boxWidth: number
  boxHeight: number
  fileWidth: number
  fileHeight: number
  density: number
  /** `object-fit: cover`: the file fills the box, and what overlaps is cut. */
  isCover: boolean
  /** Widths that could be chosen, as `srcset` names them. */
  offered: readonly number[]
}

export type Fit = 'fits' | 'too-small' | 'too-large' | 'no-larger' | 'no-smaller'

const LEAST = 0.75 // browsers take the file below where it is nearly enough
const MOST = 2

/** Pixels of the file for one pixel of the screen, by the side that decides. */
export function ratioOf({
  boxWidth,
  boxHeight,
  fileWidth,
  fileHeight,
  density,
  isCover,
}: ShownPicture): number {
  const shape = fileWidth / fileHeight
  const drawnWidth = isCover ? Math.max(boxWidth, boxHeight * shape) : boxWidth
  return fileWidth / (drawnWidth * density)
}

/** `no-larger` and `no-smaller`: the best available file; the browser had no choice. */
export function fitOf(picture: ShownPicture): Fit {
  const ratio = ratioOf(picture)
  const { fileWidth, offered } = picture
  if (ratio < LEAST) return offered.some((width) => width > fileWidth) ? 'too-small' : 'no-larger'
  if (ratio > MOST) return offered.some((width) => width < fileWidth) ? 'too-large' : 'no-smaller'
  return 'fits'
}
