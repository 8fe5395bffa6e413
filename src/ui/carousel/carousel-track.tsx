import { Link } from '#src/ui/core/link.tsx'
import { type CarouselMedia, SlideContent } from './carousel-slide.tsx'

type Props = {
  media: readonly CarouselMedia[]
  alt: string
  sizes: string
  index: number
  /** Before Swiper arrives, only the current slide takes room. */
  isSwipeable: boolean
  /** Whether the picture at an index is worth its bytes now. */
  isNear: (at: number) => boolean
  priority: boolean
  onPlay: () => void
  to?: string | undefined
  state?: unknown
}

/**
 * The row of slides in the markup that Swiper expects. Its class names never change here, because Swiper adds its own
 * to them.
 */
export function CarouselTrack({
  media,
  alt,
  sizes,
  index,
  isSwipeable,
  isNear,
  priority,
  onPlay,
  to,
  state,
}: Props) {
  const still = media.find((file) => file.fileType === 'image')?.url ?? null
  return (
    <div className="swiper-wrapper flex h-full">
      {media.map((file, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order, and one picture may come twice
          key={at}
          className="swiper-slide relative shrink-0 w-full h-full picture-ground"
          hidden={!isSwipeable && at !== index}
          inert={at !== index}
        >
          {isNear(at) && (
            <SlideContent
              file={file}
              alt={alt}
              sizes={sizes}
              still={still}
              priority={priority && at === 0}
              onPlay={onPlay}
            />
          )}
          {/* Swiper takes its effect from a press that ended a swipe. */}
          {to && isNear(at) && file.fileType === 'image' && (
            <Link
              to={to}
              state={state}
              className="absolute inset-0"
              draggable={false}
              tabIndex={-1}
              aria-hidden
            />
          )}
        </div>
      ))}
    </div>
  )
}
