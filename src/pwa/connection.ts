/** Whether the network answers, as real requests of page and worker meet it; `navigator.onLine` is only a hint. */
import type { Line } from '#contract/line.ts'
import { createListeners } from '../ui/listeners.ts'

let line: Line = 'good'
const listeners = createListeners()
const returnListeners = new Set<() => void>()

/** A late answer says nothing new about a line that is lost: only an answer ends that. */
export const lineAfter = (before: Line, next: Line): Line =>
  next === 'slow' && before !== 'good' ? before : next

export function noteLine(next: Line): void {
  const after = lineAfter(line, next)
  if (after === line) return
  line = after
  listeners.tell()
}

export const subscribeToConnection = listeners.subscribe

export const currentLine = (): Line => line

/** Called when there is a reason to hope: worth another try of what failed. */
export function onReachableAgain(listener: () => void): void {
  returnListeners.add(listener)
}

/** The browser's own word: a lost adapter is certain, a found one only a reason to ask. */
export function watchAdapter(): void {
  if (!navigator.onLine) noteLine('lost')
  addEventListener('offline', () => noteLine('lost'))
  addEventListener('online', () => {
    for (const listener of returnListeners) listener()
  })
}
