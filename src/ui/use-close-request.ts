import { useEffect } from 'react'
import { isSoonAfter } from './lists/one-removal.ts'

declare global {
  interface Window {
    /** Not in TypeScript's DOM yet. Chromium 126. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void }
  }
}

const isOnControl = ({ target }: Event) => target instanceof Element && target.closest('a, button, label')
const PRESSES = ['pointerup', 'touchend'] as const

/**
 * A phone's Back closes what lies over the page, and stays on the page. The browser does that for `<dialog>` only.
 * Where it cannot be asked (before Chromium 126), Back leaves the page, as it did before. The second tap of the double
 * tap that opened it closes nothing: Headless UI leaves alone what is prevented. Who knows the menu may press in it at once.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined
    const watcher = new window.CloseWatcher()
    watcher.onclose = onClose
    return () => watcher.destroy()
  }, [isOpen, onClose])
  useEffect(() => {
    if (!isOpen) return undefined
    const openedAt = performance.now()
    const keepOpen = (press: Event) =>
      isSoonAfter(press, openedAt) && !isOnControl(press) && press.preventDefault()
    for (const type of PRESSES) addEventListener(type, keepOpen, true)
    return () => {
      for (const type of PRESSES) removeEventListener(type, keepOpen, true)
    }
  }, [isOpen])
}
