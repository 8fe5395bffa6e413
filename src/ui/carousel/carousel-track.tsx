import { type CarouselMedia, SlideContent } from './carousel-slide.tsx'
import { PictureLink } from './picture-link.tsx'

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
          aria-hidden={(isSwipeable && at !== index) || undefined} // inert is younger than our oldest browser
        >
          {isNear(at) && (
            <SlideContent
              file={file}
              alt={alt}
              sizes={sizes}
              still={still}
              priority={priority && at === 0}
              onPlay={onPlay}
              tabIndex={at === index ? undefined : -1}
            />
          )}
          {to && isNear(at) && file.fileType === 'image' && <PictureLink to={to} state={state} />}
        </div>
      ))}
    </div>
  )
}
