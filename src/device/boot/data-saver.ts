/**
 * Whether pictures and films should cost less: by our own switch, otherwise as the browser or the phone asks. Browser
 * only.
 */

import { createStore, type Store } from './store.ts'

export const STORAGE_KEY = 'adbond-data-saver'
export type DataSaverChoice = 'on' | 'off' | null

let kept: Store<DataSaverChoice> | undefined
/** Read from storage when somebody first wants to know. */
export const choice = () => (kept ??= createStore(storedChoice()))

/** The person's own switch overrides the browser, in both directions. */
export const savesData = (chosen: DataSaverChoice, isAskedByBrowser: boolean): boolean =>
  chosen === null ? isAskedByBrowser : chosen === 'on'

export function wantsLessData(): boolean {
  return savesData(choice().get(), browserAsks())
}

export const subscribeToDataSaver = (listener: () => void): (() => void) => choice().subscribe(listener)

export function storedChoice(): DataSaverChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return stored === 'on' || stored === 'off' ? stored : null
  } catch {
    return null
  }
}

/** Save-Data, where the browser tells a page about it. */
function browserAsks(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  const saves = typeof connection === 'object' && connection !== null && 'saveData' in connection
  return (saves && connection.saveData === true) || matchMedia('(prefers-reduced-data: reduce)').matches
}
