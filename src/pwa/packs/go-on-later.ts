import { currentTruth } from '#src/pwa/connection/connection.ts'

const FIRST_AGAIN_MS = 15_000
const LAST_AGAIN_MS = 240_000

let againMs = FIRST_AGAIN_MS
let again: ReturnType<typeof setTimeout> | undefined
let isAsked = false

/**
 * The host of the pictures may be down while ours answers, or ours asked the worker to wait. Nobody reports when that is
 * over, but a server may have said when to come again (`waitMs`).
 */
export function goOnLater(goOn: () => void, waitMs?: number | null): void {
  if (isAsked && !waitMs) return
  isAsked = Boolean(waitMs)
  clearTimeout(again)
  again = setTimeout(
    () => {
      isAsked = false
      const truth = currentTruth()
      if (truth === 'good' || truth === 'slow') goOn()
      else goOnLater(goOn)
    },
    Math.max(againMs, waitMs ?? 0),
  )
  againMs = Math.min(againMs * 2, LAST_AGAIN_MS)
}

/** A server asked us to wait, and the time is not over. */
export const isAskedToWait = (): boolean => isAsked

/** A pack has come whole: the next wait is short again. */
export function waitBriefly(): void {
  againMs = FIRST_AGAIN_MS
  isAsked = false
}
