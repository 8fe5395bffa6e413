/** Whether the network answers, as real requests of page and worker meet it; `navigator.onLine` is only a hint. */
import type { Line } from '#contract/line.ts'
import { NOBODY_ANSWERED } from '#contract/worker-messages.ts'
import { createListeners } from '../ui/listeners.ts'
import { reachable } from '../ui/reachable.ts'

let line: Line = 'good'
const listeners = createListeners()
const answerListeners = createListeners()

/** A late answer says nothing new about a line that is lost: only an answer ends that. */
export const lineAfter = (before: Line, next: Line): Line =>
  next === 'slow' && before !== 'good' ? before : next

export function noteLine(next: Line): void {
  const before = line
  line = lineAfter(before, next)
  if (line === before) return
  listeners.tell()
  if (line !== 'good' || before === 'slow') return
  hope()
  answerListeners.tell()
}

export const subscribeToConnection = listeners.subscribe

export const currentLine = (): Line => line

/**
 * Called when there is a reason to hope: the phone found an adapter, or somebody answers again. Worth another try of what
 * failed. Returns how to end it.
 */
export const onReachableAgain = reachable.subscribe

const hope = reachable.tell

/** Called when somebody answers again, whatever the phone says of its adapter. Returns how to end it. */
export const onAnswerAgain = answerListeners.subscribe

/** The browser's own word: a lost adapter is certain; a found one is only a reason to ask (src/ui/reachable.ts). */
export function watchAdapter(): void {
  if (!navigator.onLine || standsIn()) noteLine('lost')
  addEventListener('offline', () => noteLine('lost'))
}

/** Whether this document only stands in for one that the worker asked for in vain (sw/app-shell.ts). */
export function standsIn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.serverTiming?.some(({ name }) => name === NOBODY_ANSWERED) ?? false
}
