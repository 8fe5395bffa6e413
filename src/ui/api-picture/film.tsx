import { useState } from 'react'
import { copy } from '#src/ui/core/copy.ts'
import { ApiPicture } from './api-picture.tsx'

type Props = {
  src: string
  /** What the film shows. */
  label: string
  /** A still of the same subject; without one, the drawn placeholder. */
  still: string | null
  sizes: string
  onPlay: () => void
}

/** A film of the API that costs nothing until a person asks for it. */
export function Film({ src, label, still, sizes, onPlay }: Props) {
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    onPlay()
  }
  if (isOpen) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the provider sends no captions
      <video
        src={src}
        className="swiper-no-swiping w-full h-full object-contain bg-band"
        aria-label={label}
        controls
        autoPlay
        playsInline
      />
    )
  }
  return (
    <button type="button" className="relative block w-full h-full cursor-pointer" onClick={open}>
      <ApiPicture
        src={still}
        alt=""
        sizes={sizes}
        width={640}
        height={400}
        className="w-full h-full object-cover"
      />
      <span className="absolute inset-0 m-auto btn-round w-64px h-64px text-[1.5rem]">
        <span className="i-ph-play-fill" aria-hidden />
      </span>
      <span className="visually-hidden">
        {copy.playVideo}: {label}
      </span>
    </button>
  )
}
