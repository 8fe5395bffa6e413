/**
 * The chunk of slideshows: Swiper's core and its stylesheet, none of its modules. Fetched when slides are on screen.
 */
import 'swiper/css'
import './two-fingers.css'
import { Swiper } from 'swiper'
import { prefersReducedMotion } from '#src/device/prefers-reduced-motion.ts'

const SLIDE_MS = 400
const SLOW_SWIPE_SHARE = 0.25 // of the width; Swiper's half is much for a thumb
const ENLARGED = 1.05 // fingers that part again seldom leave exactly 1

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
  const end = new AbortController()
  swiper.on('destroy', () => end.abort())
  // Else it would take the first of two fingers for a swipe, and they could not enlarge the page.
  frame.addEventListener(
    'touchstart',
    ({ touches }) => {
      swiper.allowTouchMove = touches.length === 1
    },
    { passive: true, signal: end.signal },
  )
  // One finger moves a page that is enlarged; Swiper leaves a part of this name alone.
  const yieldWhenEnlarged = () =>
    frame.classList.toggle('swiper-no-swiping', (visualViewport?.scale ?? 1) > ENLARGED)
  yieldWhenEnlarged()
  visualViewport?.addEventListener('resize', yieldWhenEnlarged, { signal: end.signal })
  return swiper
}
