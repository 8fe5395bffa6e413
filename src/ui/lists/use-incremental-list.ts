import { useEffect, useState } from 'react'

const STEP = 12 // items a frame: about what a cheap phone draws in one

/**
 * How many items of a long list to draw now: `first` at once, then `step` more with each frame until all `total` are
 * there. Five hundred cards in one go would block the page for seconds.
 */
export function useIncrementalList(total: number, first: number, step = STEP): number {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    if (drawn === total) return
    const next = drawn < total ? Math.min(drawn + step, total) : total // a shorter list starts anew when it grows again
    const frame = requestAnimationFrame(() => setDrawn(next))
    return () => cancelAnimationFrame(frame)
  }, [drawn, total, step])
  return Math.min(drawn, total)
}
