import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while prerendering and in the first render over prerendered markup, true from then on and on later screens. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
