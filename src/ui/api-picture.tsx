import { useState } from 'react'
import { mediaSrcSet } from './media-widths.ts'
import { Placeholder } from './placeholder.tsx'

type Props = {
  /** Null when the provider has none. */
  src: string | null
  alt: string
  sizes: string
  className?: string
  priority?: boolean
  /** Of the box it fills, in pixels: keeps the room while it loads. */
  width: number
  height: number
}

/** A picture of the API: lazy, in the width that is needed, and illustrated when it is missing or fails to load. */
export function ApiPicture({ src, alt, sizes, className = '', priority = false, width, height }: Props) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  if (!src || src === failedSrc) return <Placeholder className={className} />
  return (
    <img
      src={src}
      srcSet={mediaSrcSet(src)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={`bg-sand ${className}`}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      onError={() => setFailedSrc(src)}
      {...(priority && { fetchPriority: 'high' as const })}
    />
  )
}
