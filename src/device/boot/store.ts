/** One value that lives outside React and may change. `set` with the value that it has tells nobody. */
export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  /** Called after every change; the answer ends it. */
  subscribe: (listener: () => void) => () => void
}

/** In the boot script too, so it knows nothing of React; components read it with `useStore`. */
export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
