import { wantsLessData } from '#src/device/boot/data-saver.ts'

/** A visitor who stays this long comes back, and the copy of the site pays for itself. */
const STAYS_MS = 30_000

/**
 * The first worker fetches the site for offline use. With data saver it fetches only itself and a frame, still 30 kB.
 * People pay for that only once it is useful: on the second page of a visit, or after a while. Where a worker exists
 * already, waiting would save nothing.
 */
export function whenWorthItsData(start: () => void): void {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (isKept || isWorthIt || !wantsLessData()) {
    start()
    return
  }
  waiting = start
  setTimeout(worthItNow, STAYS_MS)
  // A screen of this site that was opened without a page load.
  navigationOf(window)?.addEventListener('navigatesuccess', worthItNow, { once: true })
}

let isWorthIt = false
let waiting: (() => void) | undefined

/** Who saves something for offline has shown it, maybe before the page is ready to connect. */
export function worthItNow(): void {
  isWorthIt = true
  waiting?.()
  waiting = undefined
}

type NavigationWindow = { navigation?: EventTarget }
const navigationOf = (view: unknown) => (view as NavigationWindow).navigation
