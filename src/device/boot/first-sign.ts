/** A touch, a key, a scroll, the pointer, a field that the browser or another tool fills in. */
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input'] as const

/** Settles at the first sign that somebody reads. */
export const firstSign: Promise<void> =
  typeof window === 'undefined' ? Promise.resolve() : new Promise((resolve) => untilSign(resolve))

function untilSign(resolve: () => void): void {
  const stop = new AbortController()
  const settle = () => {
    stop.abort()
    resolve()
  }
  for (const sign of SIGNS)
    addEventListener(sign, settle, { signal: stop.signal, capture: true, passive: true })
}
