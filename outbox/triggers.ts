/** When a page drains: at start, when the network or the person comes back, and on a timer (failure mode F11). The worker's trigger is `sync`. */
import { nextWakeAt } from './due.ts'
import type { Outbox } from './outbox.ts'

/** Between two looks at the store, however urgent. */
const MIN_WAIT_MS = 1_000
/** While another tab is sending. */
const BUSY_WAIT_MS = 5_000
/** A timer of a sleeping phone is late anyway; a look costs nothing. */
const MAX_WAIT_MS = 15 * 60_000

export type PageEvents = {
  window: EventTarget
  document: EventTarget & { readonly visibilityState: string }
  now: () => number
}

/** Answers with a function that ends it. */
export function startTriggers(
  outbox: Pick<Outbox, 'drain' | 'list' | 'subscribe'>,
  { window, document, now }: PageEvents,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const wakeAt = (moment: number | null, minWait = MIN_WAIT_MS) => {
    clearTimeout(timer)
    if (moment === null) return
    const wait = Math.min(Math.max(moment - now(), minWait), MAX_WAIT_MS)
    timer = setTimeout(() => void drain(false), wait)
  }
  const drain = async (lineIsBack: boolean) => {
    const report = await outbox.drain({ lineIsBack })
    wakeAt(report.nextWakeAt, report.isBusy ? BUSY_WAIT_MS : MIN_WAIT_MS)
  }
  const onReturn = () => void drain(true)
  const onVisible = () => {
    if (document.visibilityState === 'visible') onReturn()
  }
  const unsubscribe = outbox.subscribe(async () => {
    const { entries } = await outbox.list()
    wakeAt(nextWakeAt(entries, now()))
  })

  window.addEventListener('online', onReturn)
  window.addEventListener('pageshow', onReturn)
  document.addEventListener('visibilitychange', onVisible)
  onReturn()
  return () => {
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('online', onReturn)
    window.removeEventListener('pageshow', onReturn)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
