declare global {
  interface Window {
    moved: number
  }
}

/** Adds up what moves without a press, from the start of the page (`window.moved`). Runs in the page. */
export function watchMoves(): void {
  window.moved = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) window.moved += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}
