import { createStore } from '#src/device/boot/store.ts'

/**
 * The browser's own offer to install the site. It comes once, perhaps before React, so the boot script keeps it. A page
 * load asks nothing; the person finds the offer behind a button.
 */
export type InstallOffer = Event & {
  prompt: () => Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const installOffer = createStore<InstallOffer | null>(null)

export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.set(event as InstallOffer)
  })
  addEventListener('appinstalled', () => installOffer.set(null))
}
