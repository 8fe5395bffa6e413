import { type RefObject, useEffect, useState } from 'react'

/** Whether a picture could not be had, and how to say so; it is tried again when the network is back. */
export function useMissingPicture(image: RefObject<HTMLImageElement | null>): [boolean, () => void] {
  const [isMissing, setMissing] = useState(false)

  // Of a prerendered picture that failed before React came, nobody was told.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(true)
  }, [image])

  useEffect(() => {
    if (!isMissing) return
    const again = () => setMissing(false)
    addEventListener('online', again, { once: true })
    return () => removeEventListener('online', again)
  }, [isMissing])

  return [isMissing, () => setMissing(true)]
}
