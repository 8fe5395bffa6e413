import { type RefObject, useCallback, useEffect, useState } from 'react'
import { reachable } from './reachable.ts'

/**
 * Counts the copies of a picture that are left to try (0: it cannot be had), and takes note of one that failed. The
 * last copy is tried again once the phone reports a network, or the API answers again.
 */
export function useCopiesLeft(image: RefObject<HTMLImageElement | null>, copies = 1): [number, () => void] {
  const [left, setLeft] = useState(copies)
  const fail = useCallback(() => setLeft((before) => Math.max(before - 1, 0)), [])

  // A prerendered picture that failed before React came told nobody.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail()
  }, [image, fail])

  useEffect(() => {
    if (left > 0) return
    return reachable.subscribe(() => setLeft(1))
  }, [left])

  return [left, fail]
}
