/** Addresses of this site that open without a network. The code that can read the phone's caches fills them in. */
import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

let kept: ReadonlySet<string> = new Set()
let look: (() => void) | undefined
let isAwaited = false
const listeners = createListeners()

export function noteKept(addresses: ReadonlySet<string>): void {
  if (addresses.size === kept.size && [...addresses].every((address) => kept.has(address))) return
  kept = addresses
  listeners.tell()
}

/** Calls `onAsked` when something on the screen wants to know, or at once if something already does. */
export function answerWithKept(onAsked: () => void): void {
  look = onAsked
  if (isAwaited) onAsked()
}

/** Whether an address opens without a network; false until the caches have been read. */
export function useKept(address: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => kept.has(address),
    () => false,
  )
}

/** A whole list subscribes at once, but asks once. */
function subscribe(listener: () => void): () => void {
  const stop = listeners.subscribe(listener)
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
