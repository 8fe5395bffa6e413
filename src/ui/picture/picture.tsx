import { useRef } from 'react'
import { useCopiesLeft } from '#src/device/use-copies-left.ts'
import { Placeholder } from '#src/ui/api-picture/placeholder.tsx'
import { useThriftySizes } from './use-thrifty-sizes.ts'

/** What vite-imagetools makes of `'../assets/art/x.jpg?w=360;640;960&format=avif;webp&as=picture'`. */
export type PictureSource = {
  sources: Record<string, string>
  img: { src: string; w: number; h: number }
}

type Props = {
  source: PictureSource
  /** Empty for pictures that only decorate. */
  alt: string
  sizes: string
  className?: string
  /** For the largest picture of the first view. */
  priority?: boolean
  /** Without a ground: nothing may show through its transparent areas, not even while it loads. */
  isCutOut?: boolean
  /** Another crop for narrow screens. */
  narrow?: { source: PictureSource; media: string }
}

/**
 * A picture of the site itself, in the formats and widths that the build makes, and replaced by a drawing if it cannot
 * be fetched.
 */
export function Picture({
  source,
  alt,
  sizes: wanted,
  className = '',
  isCutOut = false,
  priority = false,
  narrow,
}: Props) {
  const image = useRef<HTMLImageElement>(null)
  const sizes = useThriftySizes(image, { sizes: wanted, priority })
  const [left, fail] = useCopiesLeft(image)
  if (left === 0) return isCutOut ? null : <Placeholder className={className} label={alt} />
  return (
    <picture className="contents">
      {narrow && <Sources source={narrow.source} sizes={sizes} media={narrow.media} />}
      <Sources source={source} sizes={sizes} />
      <img
        ref={image}
        src={source.img.src}
        width={source.img.w}
        height={source.img.h}
        alt={alt}
        className={isCutOut ? className : `picture-ground ${className}`}
        decoding={priority ? 'sync' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        onError={fail}
        {...(priority && { fetchPriority: 'high' as const })}
      />
    </picture>
  )
}

function Sources({ source, sizes, media }: { source: PictureSource; sizes: string; media?: string }) {
  return Object.entries(source.sources).map(([format, srcSet]) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={srcSet}
      sizes={sizes}
      media={media}
      width={source.img.w}
      height={source.img.h}
    />
  ))
}
