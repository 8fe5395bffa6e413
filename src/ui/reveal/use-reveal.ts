import { type RefObject, useEffect } from 'react'
import { prefersReducedMotion } from '#src/device/prefers-reduced-motion.ts'
import { revealThreshold } from './reveal-threshold.ts'

const DURATION_MS = 1_000 // spec §2
const RISE_PX = 24
const FRAMES = [
  { opacity: 0, transform: `translateY(${RISE_PX}px)` },
  { opacity: 1, transform: 'none' },
]

type When = { delayMs: number; amount: number | undefined }

/**
 * A part this far below the view is hidden, to rise later. Nothing further down is prepared, because each costs a
 * layer.
 */
const PREPARED_AHEAD = '0px 0px 75% 0px'

/**
 * Hides a part that approaches from below and lets it rise, once, when it is in view or gets the focus. What is in view
 * when scripts arrive stays: hiding it again would flash, and a browser does not count hidden paints.
 */
export function useReveal(part: RefObject<HTMLElement | null>, { delayMs, amount }: When): void {
  useEffect(() => {
    const element = part.current
    if (!element || !('animate' in element) || prefersReducedMotion()) return
    let cancel: (() => void) | undefined
    const nearness = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        if (!latest) return
        const { top, height } = latest.boundingClientRect
        if (top >= innerHeight && !latest.isIntersecting) return // still far below
        nearness.disconnect()
        if (top >= innerHeight) cancel = riseInView(element, { delayMs, amount, heightPx: height })
      },
      { rootMargin: PREPARED_AHEAD },
    )
    nearness.observe(element)
    return () => {
      nearness.disconnect()
      cancel?.()
    }
  }, [part, delayMs, amount])
}

/** Returns the cancellation. */
function riseInView(element: HTMLElement, { delayMs, amount, heightPx }: When & { heightPx: number }) {
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
    revealThreshold({ amount, heightPx, viewPx: innerHeight }),
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
}
