import { runsAsApp } from '#src/device/in-app/in-app-window.ts'
import { useStore } from '#src/device/use-store.ts'
import { installOffer } from '#src/pwa/install/boot/install-offer.ts'
import { type InstallWay, installWay } from './install-way.ts'

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
