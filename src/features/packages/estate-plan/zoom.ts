/** How a drawing is enlarged in a frame that scrolls. Lengths in CSS pixels. */

export const SMALLEST = 1
export const LARGEST = 6

/** `scale` 1 = the whole drawing; `left` and `top` are how far the frame is scrolled. */
export type View = { scale: number; left: number; top: number }
export type Point = { x: number; y: number }

export const WHOLE: View = { scale: SMALLEST, left: 0, top: 0 }

/** Enlarged by `factor`, within bounds; what was at `point` of the frame stays there. */
export function zoomed({ scale, left, top }: View, factor: number, { x, y }: Point): View {
  const next = Math.min(LARGEST, Math.max(SMALLEST, scale * factor))
  const ratio = next / scale
  return {
    scale: next,
    left: Math.max(0, (left + x) * ratio - x),
    top: Math.max(0, (top + y) * ratio - y),
  }
}

/** The point half-way between two fingers, and how far they are apart. */
export function pinch(first: Point, second: Point): { middle: Point; distance: number } {
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  }
}
