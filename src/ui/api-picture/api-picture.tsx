import { useRef } from 'react'
import { useCopiesLeft } from '#src/device/use-copies-left.ts'
import { useThriftySizes } from '#src/ui/picture/use-thrifty-sizes.ts'
import { mediaSrcSet } from './media-widths.ts'
import { Placeholder } from './placeholder.tsx'

type Props = {
  /** Null when the provider has none. */
  src: string | null
  alt: string
  sizes: string
  className?: string
  priority?: boolean
  /** Its natural shape or that of its box, in pixels: reserves the room while it loads. */
  width: number
  height: number
}

/**
 * A picture of the API: lazy, in the width that is needed, and replaced by a drawing when it is missing or fails to
 * load.
 */
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
  const image = useRef<HTMLImageElement>(null)
  const thrifty = useThriftySizes(image, { sizes, priority })
  // A missing smaller copy (neither cached nor made by this API) must not cost the picture: the whole one replaces it.
  const copies = srcSet ? 2 : 1
  const [left, fail] = useCopiesLeft(image, copies)
  if (left === 0) return <Placeholder className={className} label={alt} />
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={`picture-ground ${className}`}
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      onError={fail}
      {...(left === 2 && { srcSet, sizes: thrifty })}
      {...(priority && { fetchPriority: 'high' as const, onLoad: goOn })}
    />
  )
}

/** With an ear of its own, React does not hold the page back until it has come, up to 800 ms (decision 193). */
const goOn = () => undefined
