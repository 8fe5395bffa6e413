import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that is known only in the browser; `before` while prerendering and in the first render over prerendered markup.
 * Where both are the same nothing is drawn again: what stands below and has not come to life would lose its place.
 */
export const useOnceHydrated = <Value, Before>(read: () => Value, before: Before): Value | Before =>
  useSyncExternalStore<Value | Before>(never, read, () => before)

/** False while prerendering and in the first render over prerendered markup, true from then on and on later screens. */
export const useHydrated = (): boolean => useOnceHydrated(() => true, false)
