/** Work on a long list, in turns short enough that a page answers between them. */

/** Milliseconds on this phone, however slow: half a frame, because drawing follows. */
const TURN_MS = 8

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

/** Does the steps in turns and returns what they gave; null once it is not wanted any more. */
export async function doneInTurns<Made>(
  steps: readonly (() => Made[])[],
  isWanted: () => boolean,
): Promise<Made[] | null> {
  const turn = createTurns()
  const made: Made[] = []
  for (const step of steps) {
    await turn()
    if (!isWanted()) return null
    made.push(...step())
  }
  await turn()
  return isWanted() ? made : null
}
