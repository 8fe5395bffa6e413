/** Background Sync is one of the outbox's triggers, and the only one while the site is closed (decision D7). */

import type { Entry } from '#outbox/entry.ts'
import type { DrainOptions, DrainReport } from '#outbox/queue/drain.ts'
import { siteSender } from '#outbox/site-sender.ts'

const EVENT_BUDGET_MS = 150_000 // Chromium ends a sync event after three minutes
const SHORTEST_WAIT_MS = 1_000

/** Reports what became of requests if no page is in sight to do so. */
type Tell = (settled: readonly Entry[]) => Promise<void>

let running = 0

/** Whether this worker is sending now: another version must not take over in the middle. */
export const isSending = (): boolean => running > 0

/**
 * Answers a `sync` event. A page that is being closed may still be sending, and a request may have to wait a moment.
 * This waits for both as long as the event may last: the browser's next event comes minutes later. It rejects if
 * something still waits then, because Background Sync drops a tag whose event ended well. `isLast`: the browser will not
 * ask again, and a person who closed the site was promised word.
 */
export async function sendInSync(tell: Tell, isLast = false): Promise<void> {
  const end = Date.now() + EVENT_BUDGET_MS
  for (;;) {
    const { left, isUnread, nextWakeAt } = await drain(tell, { budgetMs: end - Date.now() })
    if (left === 0 && !isUnread) return
    if (nextWakeAt === null || nextWakeAt >= end) {
      if (isLast) await tell((await siteSender().list()).entries.filter(({ state }) => state === 'queued'))
      throw new Error('Something still waits to be sent')
    }
    const wait = Math.max(nextWakeAt - Date.now(), SHORTEST_WAIT_MS)
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** Answers a page that asks. */
export async function sendWaiting(tell: Tell): Promise<void> {
  await drain(tell)
}

async function drain(tell: Tell, options: DrainOptions = {}): Promise<DrainReport> {
  running += 1
  try {
    const report = await siteSender().drain({ ...options, isConnectionBack: true })
    await tell(report.settled)
    return report
  } finally {
    running -= 1
  }
}
