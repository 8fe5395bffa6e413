import { PACK_LEDGER_KEY } from '#contract/kept-names.ts'
import { PACKS_CACHE } from '#contract/messages/pack-messages.ts'
import { tellActiveWorker } from '#src/pwa/connection/hear-worker.ts'

/**
 * Everything that was saved for offline, also what is being saved. The worker need not run: it is only told. Rejects
 * where the storage refuses.
 */
export async function erasePacks(): Promise<void> {
  if ('serviceWorker' in navigator) void tellActiveWorker({ kind: 'remove-all-packs' })
  if ('caches' in globalThis) await caches.delete(PACKS_CACHE)
  tellTabs()
  localStorage.removeItem(PACK_LEDGER_KEY)
  dispatchEvent(new StorageEvent('storage', { key: PACK_LEDGER_KEY })) // the browser tells it to other tabs only
}

/** The end of a list that was never there, as before the first pack is complete, no other tab would hear. */
function tellTabs(): void {
  try {
    localStorage.setItem(PACK_LEDGER_KEY, '[]')
  } catch {
    // Full: then only the worker and this tab know.
  }
}
