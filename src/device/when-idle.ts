/** Calls `start` when the browser is idle, at the latest after this time. Safari cannot tell when it is idle. */
export function whenIdle(start: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout })
  else setTimeout(start, 200)
}
