/** Scrolls to a place that may not be on the page yet: lists and pictures arrive after the screen. */
import { decoded } from '#contract/decoded.ts'

const PATIENCE_MS = 3_000
/** Signs that the person has taken over; the page must not move under their hand. */
const TAKEOVERS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

type Stop = () => void

/** Only a press asks for a smooth scroll; the system's wish for less motion decides. */
export function glideToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

/** Returns to a position as soon as the page is tall enough for it. */
export function scrollBackTo(top: number): void {
  untilDone(() => {
    window.scrollTo({ top, behavior: 'instant' })
    return Math.abs(window.scrollY - top) <= 1
  })
}

export const scrollToTop = () => scrollBackTo(0)

/**
 * Goes to the target of a hash as soon as it is on the page, and the next key starts there. It goes again while the page
 * still grows: above the target, or by what takes the place of a busy one. Of a press the browser knows the target, and
 * glides to where it was.
 */
export function scrollToTarget(hash: string, isPressed = false): void {
  let reached = isPressed ? targetOf(hash) : null
  untilDone(() => {
    const target = targetOf(hash)
    target?.scrollIntoView({ behavior: isPressed ? 'auto' : 'instant' })
    if (target !== reached) focusInPlace(target)
    reached = target
    return false
  })
}

const targetOf = (hash: string): HTMLElement | null => document.getElementById(decoded(hash.slice(1)))

/** Gives the focus to a part that no key leads to; the position is set separately. */
export function focusInPlace(part: HTMLElement | null | undefined): void {
  if (!part) return
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}

/** Stops what would act in the person's place, and watches them no longer. It may be called again. */
export function onTakeover(end: Stop): Stop {
  const watch = new AbortController()
  const stop = () => {
    watch.abort()
    end()
  }
  for (const type of TAKEOVERS) addEventListener(type, stop, { passive: true, signal: watch.signal })
  return stop
}

let stopFormer: Stop | undefined

/** Ends what was tried before. It tries with the next frame too, which may bring a last step of a glide. */
function untilDone(attempt: () => boolean): void {
  stopFormer?.()
  attempt()
  const observer = new ResizeObserver(() => {
    if (attempt()) stop()
  })
  const stop = onTakeover(() => observer.disconnect())
  stopFormer = stop
  observer.observe(document.body)
  setTimeout(stop, PATIENCE_MS)
}
