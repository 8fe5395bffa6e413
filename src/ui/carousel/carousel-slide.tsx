import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { Film } from '#src/ui/api-picture/film.tsx'

/** A picture or film of the API, as the contract's media file. */
export type CarouselMedia = { fileType: 'image' | 'video'; url: string; description: string }

type Props = {
  file: CarouselMedia
  alt: string
  sizes: string
  still: string | null
  priority: boolean
  onPlay: () => void
  tabIndex?: -1 | undefined
}

/** What one slide shows. */
export function SlideContent({ file, alt, sizes, still, priority, onPlay, tabIndex }: Props) {
  const label = file.description || alt
  if (file.fileType === 'video') {
    return (
      <Film src={file.url} label={label} still={still} sizes={sizes} onPlay={onPlay} tabIndex={tabIndex} />
    )
  }
  return (
    <ApiPicture
      src={file.url}
      alt={label}
      sizes={sizes}
      priority={priority}
      width={640}
      height={400}
      className="w-full h-full object-cover"
    />
  )
}
