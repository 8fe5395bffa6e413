import { currentTruth } from '#src/pwa/connection/connection.ts'

const FIRST_AGAIN_MS = 15_000
const LAST_AGAIN_MS = 240_000

let againMs = FIRST_AGAIN_MS
let again: ReturnType<typeof setTimeout> | undefined

/**
 * The host of the pictures may be down while ours answers, or ours asked the worker to wait. Nobody reports when that is
 * over.
 */
export function goOnLater(goOn: () => void): void {
  clearTimeout(again)
  again = setTimeout(() => {
    const truth = currentTruth()
    if (truth === 'good' || truth === 'slow') goOn()
    else goOnLater(goOn)
  }, againMs)
  againMs = Math.min(againMs * 2, LAST_AGAIN_MS)
}

/** A pack has come whole: the next wait is short again. */
export function waitBriefly(): void {
  againMs = FIRST_AGAIN_MS
}
