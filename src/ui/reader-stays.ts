import { wantsLessData } from './data-saver.ts'

/**
 * The first sign that somebody reads: a touch, a key, a scroll, the pointer, a field that the browser or another tool
 * fills in. What the first screen does not need (data of the shelves, toasts, the worker) is fetched then, or after a
 * moment of staying: who leaves at once pays for nothing else; who saves data pays only after a sign. A page under a
 * worker waits for nothing: all of it is on the phone.
 */
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input'] as const
const STAYS_AFTER_MS = 3_000

export const readerStays: Promise<void> =
  typeof window === 'undefined' || navigator.serviceWorker?.controller ? Promise.resolve() : firstSign()

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const settle = () => {
      stop.abort()
      resolve()
    }
    for (const sign of SIGNS)
      addEventListener(sign, settle, { signal: stop.signal, capture: true, passive: true })
    if (!wantsLessData()) setTimeout(settle, STAYS_AFTER_MS)
  })
}
