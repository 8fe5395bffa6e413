/**
 * When a page drains: at start, when the network or the person comes back, and on a timer (FM-11). The worker's trigger
 * is `sync`.
 */

import type { Outbox } from '#outbox/outbox.ts'
import { nextWakeAt } from './due.ts'

/** Between two looks at the store, however urgent. */
const MIN_WAIT_MS = 1_000
/** While another tab is sending. */
const BUSY_WAIT_MS = 5_000
/**
 * Reads may succeed and fail in turn on a line that takes no request. They must not drive one attempt after another.
 */
const ANSWER_COUNTS_EVERY_MS = 15_000
/** The timer of a sleeping phone is late anyway; a look costs nothing. */
const MAX_WAIT_MS = 15 * 60_000

export type PageEvents = {
  window: EventTarget
  document: EventTarget & { readonly visibilityState: string }
  /**
   * Fires when a read succeeds after reads had failed: a phone may believe all along that it is online. Returns a
   * function that ends it.
   */
  onAnswerAgain: (listener: () => void) => () => void
  now: () => number
}

/** Returns a function that ends it. */
export function startTriggers(
  outbox: Pick<Outbox, 'drain' | 'list' | 'subscribe'>,
  { window, document, onAnswerAgain, now }: PageEvents,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const wakeAt = (moment: number | null, minWait = MIN_WAIT_MS) => {
    clearTimeout(timer)
    if (moment === null) return
    const wait = Math.min(Math.max(moment - now(), minWait), MAX_WAIT_MS)
    timer = setTimeout(() => void drain(false), wait)
  }
  /** A return that met a busy sender, or a storage that did not answer, has sent nothing yet. */
  let isOwed = false
  const drain = async (isReturn: boolean) => {
    const isConnectionBack = isReturn || isOwed
    const report = await outbox.drain({ isConnectionBack })
    isOwed = isConnectionBack && (report.isBusy || report.isUnread)
    wakeAt(report.nextWakeAt, report.isBusy ? BUSY_WAIT_MS : MIN_WAIT_MS)
  }
  const onReturn = () => void drain(true)
  let countedAt = Number.NEGATIVE_INFINITY
  const onAnswer = () => {
    if (Math.abs(now() - countedAt) < ANSWER_COUNTS_EVERY_MS) return
    countedAt = now()
    onReturn()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') onReturn()
  }
  const unsubscribe = outbox.subscribe(async () => {
    const { entries, problem } = await outbox.list()
    const moment = nextWakeAt(entries, now())
    if (moment === null && problem === 'unavailable') return // the timer of the last look stays
    wakeAt(moment)
  })

  const unsubscribeFromAnswers = onAnswerAgain(onAnswer)
  window.addEventListener('online', onReturn)
  window.addEventListener('pageshow', onReturn)
  document.addEventListener('visibilitychange', onVisible)
  onReturn()
  return () => {
    clearTimeout(timer)
    unsubscribe()
    unsubscribeFromAnswers()
    window.removeEventListener('online', onReturn)
    window.removeEventListener('pageshow', onReturn)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
