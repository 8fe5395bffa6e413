import { PROBE_TIMEOUT_MS, SEND_TIMEOUT_MS } from '#outbox/queue/attempt-limits.ts'

/** Whether this phone is sending something now, according to the outbox. A reload would cut it short. */
let sending = false
const waiters = new Set<() => void>()

/** Until the longest attempt has ended and is on the disk; waiting longer helps nobody. */
const LONGEST_WAIT_MS = PROBE_TIMEOUT_MS + SEND_TIMEOUT_MS + 2_000

export function noteSending(next: boolean): void {
  sending = next
  if (sending) return
  for (const waiter of waiters) waiter()
  waiters.clear()
}

/** Resolves at once when nothing is being sent. Without keys, a request that is cut short is in doubt. */
export function afterSending(): Promise<void> {
  if (!sending) return Promise.resolve()
  return new Promise((resolve) => {
    waiters.add(resolve)
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}

/** Of a press: what is under way ends first. */
export const reloadAfterSending = (): void => void afterSending().then(() => location.reload())
