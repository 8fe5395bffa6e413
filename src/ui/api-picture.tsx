import { useCallback, useEffect, useRef, useState } from 'react'
import { mediaSrcSet } from './media-widths.ts'
import { Placeholder } from './placeholder.tsx'
import { useThriftySizes } from './use-thrifty-sizes.ts'

type Props = {
  /** Null when the provider has none. */
  src: string | null
  alt: string
  sizes: string
  className?: string
  priority?: boolean
  /** Its natural shape or that of its box, in pixels: keeps the room while it loads. */
  width: number
  height: number
}

/** A picture of the API: lazy, in the width that is needed, and illustrated when it is missing or fails to load. */
export function ApiPicture({ src, ...rest }: Props) {
  return src ? <LoadedPicture key={src} src={src} {...rest} /> : <Placeholder className={rest.className} />
}

function LoadedPicture({
  src,
  alt,
  sizes,
  className = '',
  priority = false,
  width,
  height,
}: Props & { src: string }) {
  const srcSet = mediaSrcSet(src)
  const [state, setState] = useState<'sized' | 'plain' | 'failed'>(srcSet ? 'sized' : 'plain')
  const image = useRef<HTMLImageElement>(null)
  const thrifty = useThriftySizes(image, { sizes, priority })
  // A smaller copy that is neither cached nor made by this API must not cost the picture: then the whole one.
  const fail = useCallback(() => setState((before) => (before === 'sized' ? 'plain' : 'failed')), [])

  // Of a prerendered picture that failed before React came, nobody was told.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail()
  }, [fail])

  useEffect(() => {
    if (state !== 'failed') return
    const again = () => setState('plain')
    addEventListener('online', again, { once: true })
    return () => removeEventListener('online', again)
  }, [state])

  if (state === 'failed') return <Placeholder className={className} label={alt} />
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={`haze ${className}`}
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      onError={fail}
      {...(state === 'sized' && { srcSet, sizes: thrifty })}
      {...(priority && { fetchPriority: 'high' as const })}
    />
  )
}
