/** Background Sync is one of the outbox's triggers, and the only one with the site closed (decision D7). */
import type { DrainOptions, DrainReport } from '#outbox/drain.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'

const EVENT_BUDGET_MS = 150_000 // Chromium ends a sync event after three minutes

let running = 0

/** Whether this worker is sending just now: another version must not take over in the middle. */
export const isSending = (): boolean => running > 0

/**
 * Answers a `sync` event. Rejects while something still waits, so that the browser asks again later: Background Sync
 * gives up on a tag whose event ended well.
 */
export async function sendInSync(): Promise<void> {
  const { left } = await drain({ budgetMs: EVENT_BUDGET_MS })
  if (left > 0) throw new Error('Something still waits to be sent')
}

/** Answers a page that asks. */
export async function sendWaiting(): Promise<void> {
  await drain()
}

async function drain(options: DrainOptions = {}): Promise<DrainReport> {
  running += 1
  try {
    return await siteOutbox().drain({ ...options, lineIsBack: true })
  } finally {
    running -= 1
  }
}
