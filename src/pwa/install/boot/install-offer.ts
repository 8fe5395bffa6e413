/**
 * The browser's own offer to install the site. It comes once, perhaps before React, so the boot script keeps it: nothing
 * is asked when a page loads, and the person finds it again behind a button.
 */
export type InstallOffer = Event & {
  prompt: () => Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>() // its own: shared, they would make the boot script larger

function keep(next: InstallOffer | null): void {
  offer = next
  for (const listener of listeners) listener()
}

export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallOffer)
  })
  addEventListener('appinstalled', () => keep(null))
}

/** For useSyncExternalStore. */
export function subscribeToOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentOffer = (): InstallOffer | null => offer

/** Opens the browser's own question; an offer can be used once. Answers whether the person said yes. */
export async function acceptOffer(): Promise<boolean> {
  const used = offer
  if (!used) return false
  keep(null)
  await used.prompt()
  return (await used.userChoice).outcome === 'accepted'
}
