/** A touch, a key, a scroll, the pointer, a field that the browser or another tool fills in. */
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input'] as const

/** Settles at the first sign that somebody reads. */
export const firstSign: Promise<void> =
  typeof window === 'undefined' ? Promise.resolve() : new Promise((resolve) => onFirst(SIGNS, resolve))

/** Runs once, with the first of these events of the window. */
export function onFirst(kinds: readonly string[], then: () => void): void {
  const stop = new AbortController()
  const settle = () => {
    stop.abort()
    then()
  }
  for (const kind of kinds)
    addEventListener(kind, settle, { signal: stop.signal, capture: true, passive: true })
}
