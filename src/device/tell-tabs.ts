/** Tells every tab that listens to `channel`. No data travels: who hears it reads the store. */
export function tellTabs(channel: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const tabs = new BroadcastChannel(channel)
  tabs.postMessage(null)
  tabs.close()
}
