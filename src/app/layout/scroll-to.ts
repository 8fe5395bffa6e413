/** Scrolls to a place that may not be on the page yet: lists and pictures arrive after the screen. */
import { decoded } from '#contract/decoded.ts'

const PATIENCE_MS = 3_000
/** Signs that the person has taken over; the page must not move under their hand. */
const TAKEOVERS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

type Stop = () => void

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Only a press asks for a smooth scroll; the system's wish for less motion decides. */
export function glideToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

/** Returns to a position as soon as the page is tall enough for it. */
export function scrollBackTo(top: number): Stop {
  return untilDone(() => {
    window.scrollTo({ top, behavior: 'instant' })
    return Math.abs(window.scrollY - top) <= 1
  })
}

/**
 * Goes to the target of a hash as soon as it is on the page, and the next key starts there. It goes again to the part
 * that takes the place of a busy one.
 */
export function scrollToTarget(hash: string): Stop {
  return untilDone(() => {
    const target = targetOf(hash)
    target?.scrollIntoView({ behavior: 'instant' })
    focusInPlace(target)
    return target !== null && !target.ariaBusy
  })
}

export const targetOf = (hash: string): HTMLElement | null => document.getElementById(decoded(hash.slice(1)))

/** Gives the focus to a part that no key leads to; the position is set separately. */
export function focusInPlace(part: HTMLElement | null | undefined): void {
  if (!part) return
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}

/** Stops what would act in the person's place. It may be called again, for what has stopped. */
export function onTakeover(stop: Stop): Stop {
  for (const type of TAKEOVERS) addEventListener(type, stop, { passive: true, once: true })
  return stop
}

function untilDone(attempt: () => boolean): Stop {
  if (attempt()) return () => undefined
  const observer = new ResizeObserver(() => {
    if (attempt()) stop()
  })
  const patience = setTimeout(() => stop(), PATIENCE_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(patience)
  }
  observer.observe(document.body)
  return onTakeover(stop)
}
