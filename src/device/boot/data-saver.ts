/**
 * Whether pictures and films should cost less: by our own switch, otherwise as the browser or the phone asks. Browser
 * only.
 */

const STORAGE_KEY = 'adbond-data-saver'
export type DataSaverChoice = 'on' | 'off' | null

let choice: DataSaverChoice | undefined
const listeners = new Set<() => void>() // its own: a shared one would enlarge the boot script

/** The person's own switch overrides the browser, in both directions. */
export const savesData = (chosen: DataSaverChoice, isAskedByBrowser: boolean): boolean =>
  chosen === null ? isAskedByBrowser : chosen === 'on'

export function wantsLessData(): boolean {
  choice ??= storedChoice()
  return savesData(choice, browserAsks())
}

export function chooseDataSaver(isOn: boolean): void {
  choice = isOn ? 'on' : 'off'
  try {
    localStorage.setItem(STORAGE_KEY, choice)
  } catch {
    // storage is forbidden: the choice lasts as long as the page
  }
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore. */
export function subscribeToDataSaver(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function storedChoice(): DataSaverChoice {
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
