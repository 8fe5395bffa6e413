import { useEffect } from 'react'
import { useNoSecondTap } from './lists/use-no-second-tap.ts'

declare global {
  interface Window {
    /** Not in TypeScript's DOM yet. Chromium 126. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void }
  }
}

/**
 * A phone's Back closes what lies over the page, and stays on the page. The browser does that for `<dialog>` only.
 * Where it cannot be asked (before Chromium 126), Back leaves the page, as it did before.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  useNoSecondTap(isOpen)
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined
    const watcher = new window.CloseWatcher()
    watcher.onclose = onClose
    return () => watcher.destroy()
  }, [isOpen, onClose])
}
