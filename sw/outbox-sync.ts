/** Background Sync is one of the outbox's triggers, and the only one with the site closed (decision D7). */
import { siteOutbox } from '#outbox/site-outbox.ts'

const EVENT_BUDGET_MS = 150_000 // Chromium ends a sync event after three minutes

/**
 * Answers a `sync` event. Rejects while something still waits, so that the browser asks again later: Background Sync
 * gives up on a tag whose event ended well.
 */
export async function sendInSync(): Promise<void> {
  const { left } = await siteOutbox().drain({ lineIsBack: true, budgetMs: EVENT_BUDGET_MS })
  if (left > 0) throw new Error('Something still waits to be sent')
}

/** Answers a page that asks. */
export async function sendWaiting(): Promise<void> {
  await siteOutbox().drain({ lineIsBack: true })
}
