import { choice, STORAGE_KEY, storedChoice } from '#src/device/boot/data-saver.ts'

export function chooseDataSaver(isOn: boolean): void {
  const next = isOn ? 'on' : 'off'
  try {
    localStorage.setItem(STORAGE_KEY, next)
  } catch {
    // storage is forbidden: the choice lasts as long as the page
  }
  choice().set(next)
}

/** Follows a choice made in another tab, or while this page lay in the browser's history. */
export function followDataSaver(): void {
  const stored = storedChoice()
  if (stored) choice().set(stored)
}
