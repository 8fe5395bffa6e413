import { useEffect, useState } from 'react'
import { afterPaint } from '#src/device/after-paint.ts'

/**
 * The class of each part of a long list. Those that have been on the page for a frame are left out of every further one
 * while they are off the screen (src/styles/lists.css). With 168 cards, a press was answered after 80 to 230 ms at
 * CPU 6×, and after 230 to 340 ms without (decision 151).
 */
export function useLaidOut(drawn: number, isDrawn: boolean): (at: number) => string {
  const [laidOut, setLaidOut] = useState(0)
  useEffect(() => (isDrawn ? afterPaint(() => setLaidOut(drawn)) : undefined), [drawn, isDrawn])
  return (at) => (at < laidOut ? 'list-part list-part-laid-out' : 'list-part')
}
