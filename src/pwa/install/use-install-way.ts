import { useStore } from '#src/device/use-store.ts'
import { installOffer } from '#src/pwa/install/boot/install-offer.ts'
import { type InstallWay, installWay } from './install-way.ts'

type AppleNavigator = { standalone?: boolean }

/** Safari on iOS has a word of its own. */
export const runsAsApp = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches ||
  (navigator as AppleNavigator).standalone === true

/** Browser only: nothing of it is in prerendered markup. */
export function useInstallWay(): InstallWay {
  const offer = useStore(installOffer, null)
  return installWay({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: runsAsApp(),
    hasOffer: offer !== null,
  })
}
