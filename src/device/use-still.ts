import { useHydrated } from './use-hydrated.ts'
import { useSavesData } from './use-saves-data.ts'
import { type Device, isWeakDevice } from './weak-device.ts'

/** Whether things that move for ever stand still here: data is saved, or the phone is weak. Reduced motion is the stylesheet's. */
export function useStill(): boolean {
  const isHydrated = useHydrated()
  const saves = useSavesData()
  return saves || (isHydrated && isWeakDevice(navigator as Device))
}
