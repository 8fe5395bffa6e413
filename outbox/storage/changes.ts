/** Tells every tab and the worker that the list changed, or was erased. No data travels: a subscriber reads the store. */
const CHANNEL = 'adbond-outbox'

export type Changes = {
  notify: (isErased?: boolean) => void
  subscribe: (listener: () => void) => () => void
}

/** Where BroadcastChannel is missing, only this page hears its own changes. `onErased`: another tab erased everything. */
export function createChanges(onErased = () => {}): Changes {
  const listeners = new Set<() => void>()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  const tellHere = () => {
    for (const listener of listeners) listener()
  }
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === true) onErased()
    tellHere()
  }
  // A page that the browser kept for Back heard nothing meanwhile.
  const onReturn = (event: Event) => {
    if ('persisted' in event && event.persisted) tellHere()
  }
  return {
    notify(isErased = false) {
      tellHere()
      channel?.postMessage(isErased)
    },
    subscribe(listener) {
      listeners.add(listener)
      // Listens only while there is a subscriber: a browser may not keep a listening page for Back and Forward.
      if (channel) channel.onmessage = onMessage
      globalThis.addEventListener?.('pageshow', onReturn)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        if (channel) channel.onmessage = null
        globalThis.removeEventListener?.('pageshow', onReturn)
      }
    },
  }
}
