export type SlidesWish = 'none' | 'stop' | 'play'

type Slides = {
  count: number
  /** 0 = these slides never move by themselves. */
  autoplayMs: number
  /** Reduced motion or Save-Data. */
  isCalm: boolean
  isOnScreen: boolean
  /** A pointer rests on them, or the focus is inside. */
  isHeld: boolean
  /** What the person asked for with the button, or by moving the slides by hand. */
  wish: SlidesWish
}

/** Whether slides could ever move by themselves, so that a button to stop them is needed. */
export const slidesMayMove = ({
  count,
  autoplayMs,
  isCalm,
}: Pick<Slides, 'count' | 'autoplayMs' | 'isCalm'>) => count > 1 && autoplayMs > 0 && !isCalm

/**
 * Whether slides move by themselves now: not while hovered, focused, touched or off-screen, never under reduced motion or
 * Save-Data (decision E14). Pressing play beats hover and focus, which the button itself has at that moment.
 */
export function slidesMove(slides: Slides): boolean {
  if (!slidesMayMove(slides) || !slides.isOnScreen || slides.wish === 'stop') return false
  return slides.wish === 'play' || !slides.isHeld
}
