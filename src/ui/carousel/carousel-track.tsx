import { type CarouselMedia, SlideContent } from './carousel-slide.tsx'

type Props = {
  media: readonly CarouselMedia[]
  alt: string
  sizes: string
  index: number
  /** Before Swiper arrives, only the current slide takes room. */
  isSwipeable: boolean
  /** Whether the picture at an index is worth its bytes now. */
  isNear: (place: number) => boolean
  priority: boolean
  onPlay: () => void
  onOpen?: ((place: number) => void) | undefined
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
  onOpen,
}: Props) {
  const still = media.find((file) => file.fileType === 'image')?.url ?? null
  return (
    <div className="swiper-wrapper flex h-full">
      {media.map((file, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order, and one picture may come twice
          key={place}
          className="swiper-slide relative shrink-0 w-full h-full picture-ground"
          hidden={!isSwipeable && place !== index}
          inert={place !== index}
        >
          {isNear(place) && (
            <SlideContent
              file={file}
              alt={alt}
              sizes={sizes}
              still={still}
              priority={priority && place === 0}
              onPlay={onPlay}
            />
          )}
          {onOpen && file.fileType === 'image' && (
            <button
              type="button"
              className="absolute inset-0 w-full h-full cursor-pointer"
              tabIndex={-1}
              aria-hidden
              onClick={() => onOpen(place)}
            />
          )}
        </div>
      ))}
    </div>
  )
}
