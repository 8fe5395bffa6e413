import { useHydrated } from './use-hydrated.ts'
import { useSavesData } from './use-saves-data.ts'
import { type Device, isWeakDevice } from './weak-device.ts'

/**
 * Whether endless motion stops here, because data is saved or the phone is weak. The stylesheet handles reduced motion.
 */
export function useStill(): boolean {
  const isHydrated = useHydrated()
  const saves = useSavesData()
  return saves || (isHydrated && isWeakDevice(navigator as Device))
}
