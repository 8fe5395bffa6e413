import { useStore } from '#src/device/use-store.ts'
import { installOffer } from '#src/pwa/install/boot/install-offer.ts'
import { type InstallWay, installWay } from './install-way.ts'

type AppleNavigator = { standalone?: boolean }

/** Safari on iOS has a property of its own. */
export const runsAsApp = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches ||
  (navigator as AppleNavigator).standalone === true

/** Browser only: prerendered markup contains nothing of it. */
export function useInstallWay(): InstallWay {
  const offer = useStore(installOffer, null)
  return installWay({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: runsAsApp(),
    hasOffer: offer !== null,
  })
}
