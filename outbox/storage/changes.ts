/** Tells every tab and the worker that something on the list changed. No data travels: a subscriber reads the store. */
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
      // Listens only while there is a subscriber: a browser may not keep a listening page for Back and Forward.
      if (channel) channel.onmessage = tellHere
      return () => {
        listeners.delete(listener)
        if (channel && listeners.size === 0) channel.onmessage = null
      }
    },
  }
}
