import { useStore } from './use-store.ts'

const never = () => () => undefined

/**
 * A value that only the browser knows; `before` while prerendering and in the first render over prerendered markup. If
 * both are equal nothing is drawn again, so parts below that have not come to life keep their place.
 */
export const useOnceHydrated = <Value, Before>(read: () => Value, before: Before): Value | Before =>
  useStore({ subscribe: never, get: read }, before)

/** False while prerendering and in the first render over prerendered markup, true from then on and on later screens. */
export const useHydrated = (): boolean => useOnceHydrated(() => true, false)
