/**
 * The browser's own offer to install the site. It comes once, perhaps before React, so the boot script keeps it. A page
 * load asks nothing; the person finds the offer behind a button.
 */
export type InstallOffer = Event & {
  prompt: () => Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>() // its own: a shared one would enlarge the boot script

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

/** Opens the browser's own question; an offer works once. Returns whether the person said yes. */
export async function acceptOffer(): Promise<boolean> {
  const used = offer
  if (!used) return false
  keep(null)
  await used.prompt()
  return (await used.userChoice).outcome === 'accepted'
}
