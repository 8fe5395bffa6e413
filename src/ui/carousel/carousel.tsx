import { useRef, useState } from 'react'
import { prefersReducedMotion } from '#src/device/prefers-reduced-motion.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { useSavesData } from '#src/device/use-saves-data.ts'
import { Placeholder } from '#src/ui/api-picture/placeholder.tsx'
import { useOnScreen } from '#src/ui/reveal/use-on-screen.ts'
import { SlideArrows, SlideCounter } from './carousel-controls.tsx'
import type { CarouselMedia } from './carousel-slide.tsx'
import { CarouselTrack } from './carousel-track.tsx'
import { copy } from './copy.ts'
import { PictureLink } from './picture-link.tsx'
import { type SlidesWish, slidesMayMove, slidesMove } from './slides-move.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useSlides } from './use-slides.ts'

const DEFAULT_AUTOPLAY_MS = 4_000 // spec §9; 7000 on media and heroes (decision E14)

type Props = {
  media: readonly CarouselMedia[]
  /** What the pictures are of; also the name of the slideshow. */
  alt: string
  /** 0 = the slides never move by themselves. */
  autoplayMs?: number
  /** For a card among others, which must not all move at once. */
  isOneOfMany?: boolean
  heightClass?: string
  sizes: string
  /** Where a press on a picture leads. The keyboard must reach the same elsewhere, for example by the card's link. */
  to?: string
  state?: unknown
  /** The first picture is the largest of the first view. */
  priority?: boolean
}

/** Pictures and films of the API, one at a time. Swiper loads when there is something to swipe on screen. */
export function MediaCarousel({
  media,
  alt,
  autoplayMs = DEFAULT_AUTOPLAY_MS,
  isOneOfMany = false,
  heightClass = 'h-178px',
  sizes,
  to,
  state,
  priority = false,
}: Props) {
  const region = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const isOnScreen = useOnScreen(region)
  const [wish, setWish] = useState<SlidesWish>('none')
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const count = media.length
  const slides = useSlides(frame, count, isOnScreen && count > 1)

  const savesData = useSavesData()
  const isFrugal = !isHydrated || savesData
  const isCalm = isFrugal || prefersReducedMotion()
  const isMoving = slidesMove({
    count,
    autoplayMs,
    isCalm,
    isOnScreen,
    isOneOfMany,
    isPointedAt,
    hasFocus,
    wish,
  })
  useAutoplay(isMoving, autoplayMs, () => slides.go(1))

  const isStopped = isOneOfMany ? !isMoving : wish === 'stop'

  const goByHand = (step: 1 | -1) => {
    setWish('stop')
    slides.go(step)
  }
  const isNear = (at: number) =>
    slides.seen.has(at) ||
    at === slides.index ||
    (slides.isSwipeable && !isFrugal && isBeside(at, slides.index, count))

  if (count === 0) {
    return (
      <div className={`relative ${heightClass}`}>
        <Placeholder />
        {to && <PictureLink to={to} state={state} />}
      </div>
    )
  }
  return (
    // Contained: slides take the frame's width. A frame that took the slides' width would grow with them without end.
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> groups form controls, a <section> would be a landmark on every card
    <div
      ref={region}
      role="group"
      className={`group/slides relative [contain:inline-size] ${heightClass}`}
      aria-label={alt}
      aria-roledescription="carousel"
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <div
        ref={frame}
        className="swiper relative h-full overflow-hidden"
        onTouchStart={() => setWish('stop')} // not on the buttons, whose press would then find it stopped already
      >
        <CarouselTrack
          media={media}
          alt={alt}
          sizes={sizes}
          index={slides.index}
          isSwipeable={slides.isSwipeable}
          isNear={isNear}
          priority={priority}
          onPlay={() => setWish('stop')}
          to={to}
          state={state}
        />
      </div>
      {count > 1 && (
        <>
          <SlideArrows onGo={goByHand} />
          <SlideCounter
            index={slides.index}
            count={count}
            mayMove={slidesMayMove({ count, autoplayMs, isCalm })}
            isStopped={isStopped}
            onToggle={() => setWish(isStopped ? 'play' : 'stop')}
          />
          <p role="status" className="visually-hidden">
            {wish === 'stop' && copy.pictureOf(slides.index + 1, count)}
          </p>
        </>
      )}
    </div>
  )
}

const isBeside = (at: number, index: number, count: number) =>
  at === (index + 1) % count || at === (index - 1 + count) % count
