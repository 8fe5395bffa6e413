import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useReader } from './use-reader.ts'

/** Of the screen: what lies nearer than this below it is drawn with it. */
const NEAR = '10%'

/**
 * Whether a list is worth drawing: its `box` (the skeleton) is on the screen or almost, or somebody reads. A list far
 * below the first screen would take ten frames from a press, for a visitor who may never see it. It is asked for all
 * the same, so that the first scroll finds it on the phone.
 */
export function useNearReader<Box extends Element>(): { box: RefObject<Box | null>; isNear: boolean } {
  const box = useRef<Box>(null)
  const isRead = useReader()
  const [isSeen, setSeen] = useState(false)
  const isNear = isRead || isSeen
  useEffect(() => {
    if (isNear || !box.current) return undefined
    const observer = new IntersectionObserver(
      (seen) => seen.some((one) => one.isIntersecting) && startTransition(() => setSeen(true)),
      { rootMargin: NEAR },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isNear])
  return { box, isNear }
}
