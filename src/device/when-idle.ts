/** Calls `start` when the browser has nothing else to do, at the latest after this time. Safari cannot tell. */
export function whenIdle(start: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout })
  else setTimeout(start, 200)
}
