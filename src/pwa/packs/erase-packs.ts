import { PACK_LEDGER_KEY } from '#contract/kept-names.ts'
import { PACKS_CACHE } from '#contract/messages/pack-messages.ts'

/** Everything that was saved for offline; the worker need not run. Rejects where the storage refuses. */
export async function erasePacks(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PACKS_CACHE)
  localStorage.removeItem(PACK_LEDGER_KEY)
  dispatchEvent(new StorageEvent('storage', { key: PACK_LEDGER_KEY })) // the browser tells it to other tabs only
}
