import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { isReturn } from '#src/device/is-return.ts'
import { readerEngaged } from '#src/device/reader-engaged.ts'

/** Of the screen: what lies nearer than this below it is drawn with it. */
const NEAR = '25%'

let somebodyReads = false
void readerEngaged.then(() => {
  somebodyReads = true
})

/**
 * Whether a list is worth drawing: its `box` (the skeleton) is on the screen or almost, or somebody reads. A list far
 * below the first screen would take ten frames from a press, for a visitor who may never see it. It is asked for all
 * the same, so that the first scroll finds it on the phone. A returning reader's old position must exist.
 */
export function useNearReader<Box extends Element>(): { box: RefObject<Box | null>; isNear: boolean } {
  const box = useRef<Box>(null)
  const [isNear, setNear] = useState(() => somebodyReads || isReturn())
  useEffect(() => {
    if (isNear) return undefined
    let isGone = false
    const draw = () => {
      if (!isGone) startTransition(() => setNear(true))
    }
    void readerEngaged.then(draw)
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && draw(), {
      rootMargin: NEAR,
    })
    if (box.current) observer.observe(box.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [isNear])
  return { box, isNear }
}
