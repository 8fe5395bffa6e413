import { type RefObject, useEffect } from 'react'
import { wantsLessMotion } from './calm.ts'
import { revealThreshold } from './reveal-threshold.ts'

const DURATION_MS = 1_000 // spec §2
const RISE_PX = 24
const FRAMES = [
  { opacity: 0, transform: `translateY(${RISE_PX}px)` },
  { opacity: 1, transform: 'none' },
]

type When = { delayMs: number; amount: number | undefined }

/**
 * Hides a part that is still below the view and lets it rise when it comes near or gets the focus, once. What is in view
 * when scripts arrive stays as it is: hiding it again would flash, and a browser does not count hidden paints.
 */
export function useReveal(part: RefObject<HTMLElement | null>, { delayMs, amount }: When): void {
  useEffect(() => {
    const element = part.current
    if (!element || !('animate' in element) || wantsLessMotion()) return
    const { top, height } = element.getBoundingClientRect()
    if (top < innerHeight) return

    const rise = element.animate(FRAMES, {
      duration: DURATION_MS,
      delay: delayMs,
      easing: 'ease-in-out',
      fill: 'backwards',
    })
    rise.pause()
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reveal()
      },
      revealThreshold({ amount, heightPx: height, viewPx: innerHeight }),
    )
    const reveal = () => {
      watcher.disconnect()
      rise.play()
    }
    watcher.observe(element)
    element.addEventListener('focusin', reveal, { once: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('focusin', reveal)
      rise.cancel()
    }
  }, [part, delayMs, amount])
}
