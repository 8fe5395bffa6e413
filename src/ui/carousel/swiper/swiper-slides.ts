/**
 * The chunk of slideshows: Swiper's core and its stylesheet, none of its modules. Fetched when slides are on screen.
 */
import 'swiper/css'
import './two-fingers.css'
import { Swiper } from 'swiper'
import { prefersReducedMotion } from '#src/device/prefers-reduced-motion.ts'

const SLIDE_MS = 400
const SLOW_SWIPE_SHARE = 0.25 // of the width; Swiper's half is much for a thumb

type Options = { startAt: number; onChange: (index: number) => void }

/** Makes a frame with Swiper's markup swipeable. After the last slide comes the first. */
export function startSwiper(frame: HTMLElement, { startAt, onChange }: Options): Swiper {
  const swiper = new Swiper(frame, {
    initialSlide: startAt,
    rewind: true,
    longSwipesRatio: SLOW_SWIPE_SHARE,
    focusableElements: 'input, select, option, textarea, video', // without `button`: pictures that open something are swiped too
    speed: prefersReducedMotion() ? 0 : SLIDE_MS,
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  })
  // Else it would take the first of two fingers for a swipe, and they could not enlarge the page.
  frame.addEventListener(
    'touchstart',
    ({ touches }) => {
      swiper.allowTouchMove = touches.length === 1
    },
    { passive: true },
  )
  return swiper
}
