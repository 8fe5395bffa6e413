import { tellWorker } from '#src/pwa/worker/worker-bridge.ts'

/** The worker looks, past the copies that it keeps; without one the page does. Its code loads with the look. */
export async function lookAtFollowedNow(): Promise<void> {
  if (navigator.serviceWorker?.controller) tellWorker({ kind: 'look-followed' })
  else await (await import('#src/features/packages/follow/queries.ts')).lookFromPage()
}
