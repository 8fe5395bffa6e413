/** Runs in the page before everything else: how long the browser took to show its answer to each press. */

/** `work`: of it, what ran in the press itself (ms). `isWhole`: its last event was reported. */
export type Answered = { ms: number; work: number; isWhole: boolean }

declare global {
  interface Window {
    answered: Answered
    /** What came before is not the answer of the next press. */
    forgetAnswered: () => void
    takeAnswered: () => Promise<Answered>
  }
}

export function installInteractions(): void {
  const LEAST_MS = 16 // entries below are not reported; those take one frame
  const PATIENCE_MS = 300

  const nothing = (): Answered => ({ ms: LEAST_MS, work: 0, isWhole: false })
  window.forgetAnswered = () => {
    window.answered = nothing()
  }
  window.forgetAnswered()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue
      const { ms, work, isWhole } = window.answered
      window.answered = {
        ms: Math.max(ms, entry.duration),
        work: Math.max(work, entry.processingEnd - entry.processingStart),
        isWhole: isWhole || entry.name === 'click',
      }
    }
  }).observe({ type: 'event', durationThreshold: LEAST_MS } as PerformanceObserverInit)

  /** Event entries come after the frame they describe; a press without one was answered within a frame. */
  window.takeAnswered = () =>
    new Promise((resolve) => {
      const from = performance.now()
      const look = () => {
        if (!window.answered.isWhole && performance.now() - from < PATIENCE_MS) {
          requestAnimationFrame(look)
          return
        }
        const { answered } = window
        window.forgetAnswered()
        resolve(answered)
      }
      requestAnimationFrame(() => requestAnimationFrame(look))
    })
}
