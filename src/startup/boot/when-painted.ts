/** No phone takes longer to paint HTML that it has. */
const PAINT_MAX_MS = 5_000

/**
 * Painted, not only drawn: scripts that come earlier would delay the picture. A page in the background is never
 * painted, and one whose browser does not tell may wait no more than a while.
 */
export function whenPainted(then: () => void): void {
  const isTold = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
  if (!isTold || document.visibilityState === 'hidden') {
    then()
    return
  }
  const goOn = () => {
    clearTimeout(timer)
    observer.disconnect()
    then()
  }
  const timer = setTimeout(goOn, PAINT_MAX_MS)
  const observer = new PerformanceObserver(goOn)
  observer.observe({ type: 'paint', buffered: true })
}
