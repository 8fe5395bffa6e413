import { clear, createStore } from 'idb-keyval'
import { KIT_DATABASE, KIT_TABLE } from '#contract/kept-names.ts'
import { tellTabs } from '#src/device/tell-tabs.ts'

/** Every kit with its photos, and what pages alone hold of them. Rejects where the storage refuses. */
export async function eraseKits(): Promise<void> {
  dispatchEvent(new Event(KIT_DATABASE)) // unkept-kits.ts, whose code may not be here
  await clear(createStore(KIT_DATABASE, KIT_TABLE))
  tellTabs(KIT_DATABASE)
}
