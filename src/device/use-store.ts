import { useSyncExternalStore } from 'react'
import type { Store } from './boot/store.ts'

/** The value of a store; `before` while prerendering and in the first render over prerendered markup. */
export const useStore = <Value, Before>(
  { subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>,
  before: Before,
): Value | Before => useSyncExternalStore<Value | Before>(subscribe, get, () => before)
