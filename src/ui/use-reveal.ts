import { type RefObject, useEffect } from 'react'

const OFFSET_PX = 140 // spec §2: a part is revealed once it is this far inside the view
const DURATION_MS = 1_000 // spec §2
const RISE_PX = 24

/**
 * Hides a part that is still below the view and lets it rise when it comes near, once. What is already in view when
 * scripts arrive stays as it is: hiding it again would flash, and a browser does not count hidden paints.
 */
export function useReveal(part: RefObject<HTMLElement | null>, delayMs: number): void {
  useEffect(() => {
    const element = part.current
    if (!element || !('animate' in element) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    if (element.getBoundingClientRect().top < innerHeight) return
    const rise = element.animate(
      [
        { opacity: 0, transform: `translateY(${RISE_PX}px)` },
        { opacity: 1, transform: 'none' },
      ],
      { duration: DURATION_MS, delay: delayMs, easing: 'ease-in-out', fill: 'backwards' },
    )
    rise.pause()
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        rise.play()
      },
      { rootMargin: `0px 0px -${OFFSET_PX}px 0px` },
    )
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      rise.cancel()
    }
  }, [part, delayMs])
}
