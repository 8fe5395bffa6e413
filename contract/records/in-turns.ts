/** Work on a long list, in turns short enough that a page answers between them. */

/** Milliseconds on this phone, however slow: half of what a press may wait for. */
const TURN_MS = 16

type Scheduler = { yield?: () => Promise<void> }

/** A press, a frame or another read goes first. */
const pause = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(resolve))

/** Called between the steps of a long work: a promise where it is time to pause. */
export type Turns = () => Promise<void> | undefined

export function createTurns(): Turns {
  let end = performance.now() + TURN_MS
  return () => {
    if (performance.now() < end) return undefined
    return pause().then(() => {
      end = performance.now() + TURN_MS
    })
  }
}
