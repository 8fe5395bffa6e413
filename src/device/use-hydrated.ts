import { startTransition, useEffect, useId, useRef, useState } from 'react'
import { useStore } from './use-store.ts'

const never = () => () => undefined

/** React's ids begin so in markup that was made beforehand, and while React takes it over (held by a test). */
const OF_MARKUP = '_R_'

/**
 * A value that only the browser knows; `before` while prerendering and in the first render over prerendered markup. If
 * both are equal nothing is drawn again, so parts below that have not come to life keep their place. Else it is drawn
 * in slices: `useSyncExternalStore` draws the whole screen in the task that ends its start (decision 174).
 */
export function useOnceHydrated<Value, Before>(read: () => Value, before: Before): Value | Before {
  const isOver = useRef(!useId().startsWith(OF_MARKUP))
  const [, drawAgain] = useState(false)
  useEffect(() => {
    if (isOver.current) return
    isOver.current = true
    if (!Object.is(read(), before)) startTransition(() => drawAgain(true))
  })
  return isOver.current ? read() : before
}

/** False while prerendering and in the first render over prerendered markup, true from then on and on later screens. */
export const useHydrated = (): boolean => useOnceHydrated(() => true, false)

/** The same, drawn in the task that takes the markup over: for what costs little to draw, and must not wait. */
export const useHydratedAtOnce = (): boolean => useStore({ subscribe: never, get: () => true }, false)
