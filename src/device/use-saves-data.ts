import { useSyncExternalStore } from 'react'
import { subscribeToDataSaver, wantsLessData } from '#src/device/boot/data-saver.ts'

/** Whether this visit should cost less; false while prerendering and in the first render over prerendered markup. */
export const useSavesData = (): boolean =>
  useSyncExternalStore(subscribeToDataSaver, wantsLessData, () => false)
