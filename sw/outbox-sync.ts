/** Background Sync is one of the outbox's triggers, and the only one with the site closed (decision D7). */
import { siteConfig } from '#contract/site-config.ts'

export const OUTBOX_TAG = 'outbox'

export async function sendWaiting(): Promise<void> {
  void siteConfig
}
