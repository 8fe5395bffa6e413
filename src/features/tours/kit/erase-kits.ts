import { clear, createStore } from 'idb-keyval'
import { KIT_DATABASE, KIT_TABLE } from '#contract/kept-names.ts'

/** Every kit with its photos, and what the page alone holds of them. Rejects where the storage refuses. */
export const eraseKits = (): Promise<void> => {
  dispatchEvent(new Event(KIT_DATABASE)) // unkept-kits.ts, whose code may not be here
  return clear(createStore(KIT_DATABASE, KIT_TABLE))
}
