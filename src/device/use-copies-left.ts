import { type RefObject, useCallback, useEffect, useState } from 'react'
import { reachable } from './reachable.ts'

/**
 * How many copies of a picture are left to try, 0 when it cannot be had, and how to say that one failed. The last one is
 * tried again when the network is back, by the phone's word or because somebody answers again.
 */
export function useCopiesLeft(image: RefObject<HTMLImageElement | null>, copies = 1): [number, () => void] {
  const [left, setLeft] = useState(copies)
  const fail = useCallback(() => setLeft((before) => Math.max(before - 1, 0)), [])

  // Of a prerendered picture that failed before React came, nobody was told.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail()
  }, [image, fail])

  useEffect(() => {
    if (left > 0) return
    return reachable.subscribe(() => setLeft(1))
  }, [left])

  return [left, fail]
}
