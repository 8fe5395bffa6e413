import { useSyncExternalStore } from 'react'

/**
 * Whether the phone has a network. A hint for words only: a found network may lead nowhere, and a request decides.
 * True while prerendering.
 */
export const useHasNetwork = (): boolean =>
  useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  )

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
