/** Addresses of this site that open without a network. The code that can read the phone's caches fills them in. */
import { useSyncExternalStore } from 'react'
import { createStore } from '#src/device/boot/store.ts'

const kept = createStore<ReadonlySet<string>>(new Set())
let look: (() => void) | undefined
let isAwaited = false

export function noteKept(addresses: ReadonlySet<string>): void {
  const before = kept.get()
  if (addresses.size === before.size && [...addresses].every((address) => before.has(address))) return
  kept.set(addresses)
}

/** Calls `onAsked` when something on the screen wants to know, or at once if something already does. */
export function answerWithKept(onAsked: () => void): void {
  look = onAsked
  if (!isAwaited) return
  isAwaited = false
  onAsked()
}

/** Whether an address opens without a network; false until the caches have been read. */
export function useKept(address: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => kept.get().has(address),
    () => false,
  )
}

/** A whole list subscribes at once, but asks once. */
function subscribe(listener: () => void): () => void {
  const stop = kept.subscribe(listener)
  if (!isAwaited) {
    isAwaited = true
    setTimeout(() => {
      if (!look) return // asked as soon as somebody can look it up
      isAwaited = false
      look()
    })
  }
  return stop
}
