export type SlidesWish = 'none' | 'stop' | 'play'

type Slides = {
  count: number
  /** 0 = these slides never move by themselves. */
  autoplayMs: number
  /** Reduced motion or Save-Data. */
  isCalm: boolean
  isOnScreen: boolean
  /** One of many side by side: it moves only while a mouse rests on it, so never by itself on a phone. */
  isOneOfMany: boolean
  isPointedAt: boolean
  hasFocus: boolean
  /** What the person asked for with the button, or by moving the slides by hand. */
  wish: SlidesWish
}

/** Whether slides could ever move by themselves, and so need a button to stop them. */
export const slidesMayMove = ({
  count,
  autoplayMs,
  isCalm,
}: Pick<Slides, 'count' | 'autoplayMs' | 'isCalm'>) => count > 1 && autoplayMs > 0 && !isCalm

/**
 * Whether slides move by themselves now. They never do while touched or off-screen, under reduced motion or Save-Data
 * (decision E14). A slideshow that stands alone rests while hovered or focused; cards in a row move one at a time.
 * Pressing play overrides hover and focus, which the button itself has at that moment.
 */
export function slidesMove(slides: Slides): boolean {
  if (!slidesMayMove(slides) || !slides.isOnScreen || slides.wish === 'stop') return false
  if (slides.wish === 'play') return true
  return slides.isOneOfMany ? slides.isPointedAt : !slides.isPointedAt && !slides.hasFocus
}
