import { wantsLessData } from '#src/device/boot/data-saver.ts'

/** Somebody who stays this long comes back, and the copy of the site pays for itself. */
const STAYS_MS = 30_000

/**
 * The first worker fetches the site for offline; for who saves data only itself and a frame, which is still 30 kB. They
 * pay for that only when it is of use: on the second page of a visit, or after a while. Where there is a worker already
 * it costs nothing to wait for.
 */
export function whenWorthItsData(start: () => void): void {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (isKept || !wantsLessData()) {
    start()
    return
  }
  const timer = setTimeout(start, STAYS_MS)
  const again = () => {
    clearTimeout(timer)
    start()
  }
  // A screen of this site that was opened without a page load.
  navigationOf(window)?.addEventListener('navigatesuccess', again, { once: true })
}

type NavigationWindow = { navigation?: EventTarget }
const navigationOf = (view: unknown) => (view as NavigationWindow).navigation
