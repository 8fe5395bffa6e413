import { clear, createStore } from 'idb-keyval'
import { KIT_DATABASE, KIT_TABLE } from '#contract/kept-names.ts'

/** Every kit with its photos. Rejects where the storage refuses. */
export const eraseKits = (): Promise<void> => clear(createStore(KIT_DATABASE, KIT_TABLE))
