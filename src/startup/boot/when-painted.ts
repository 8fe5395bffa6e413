/** No phone takes longer to paint HTML that it has. */
const PAINT_MAX_MS = 5_000

/**
 * Painted, not only drawn: scripts that come earlier would delay the picture. A page in the background is never
 * painted, and one whose browser does not tell waits for a while. The oldest browsers of this site do tell.
 */
export function whenPainted(then: () => void): void {
  if (document.hidden) then()
  else
    void new Promise((painted) => {
      new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
      setTimeout(painted, PAINT_MAX_MS)
    }).then(then)
}
