import { useState } from 'react'
import { ApiPicture } from './api-picture.tsx'
import { copy } from './copy.ts'

/** A picture or film of the API, as the contract's media file. */
export type CarouselMedia = { fileType: 'image' | 'video'; url: string; description: string }

type Props = {
  media: readonly CarouselMedia[]
  alt: string
  /** 4000 by default, 7000 on media and heroes (decision E14). */
  autoplayMs?: number
  heightClass?: string
  sizes: string
  onOpen?: ((index: number) => void) | undefined
  priority?: boolean
}

export function MediaCarousel({ media, alt, heightClass = 'h-178px', sizes, priority = false }: Props) {
  const [index, setIndex] = useState(0)
  const file = media[index]
  return (
    <div className={`relative overflow-hidden ${heightClass}`}>
      <ApiPicture
        src={file?.fileType === 'image' ? file.url : null}
        alt={alt}
        sizes={sizes}
        priority={priority}
        width={400}
        height={250}
        className="w-full h-full object-cover"
      />
      {media.length > 1 && (
        <button
          type="button"
          aria-label={copy.nextPicture}
          onClick={() => setIndex((index + 1) % media.length)}
        >
          {index + 1}/{media.length}
        </button>
      )}
    </div>
  )
}
