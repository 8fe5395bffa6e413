/** Telling every tab and the worker that something on the list changed. No data travels: whoever cares reads the store. */
const CHANNEL = 'adbond-outbox'

export type Changes = { notify: () => void; subscribe: (listener: () => void) => () => void }

/** Where BroadcastChannel is missing, only this page hears its own changes. */
export function createChanges(): Changes {
  const listeners = new Set<() => void>()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  const tellHere = () => {
    for (const listener of listeners) listener()
  }
  return {
    notify() {
      tellHere()
      channel?.postMessage(null)
    },
    subscribe(listener) {
      listeners.add(listener)
      // Listening only while somebody cares: a page that listens may not be kept for Back and Forward.
      if (channel) channel.onmessage = tellHere
      return () => {
        listeners.delete(listener)
        if (channel && listeners.size === 0) channel.onmessage = null
      }
    },
  }
}
