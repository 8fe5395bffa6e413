/**
 * Sends everything that is due, one after the other, with one sender at a time over all tabs and the worker (decision
 * D7).
 */

import type { Entry } from '#outbox/entry.ts'
import type { OutboxContext } from '#outbox/ports.ts'
import { type Attempted, attempt } from './attempt.ts'
import { type DueOptions, nextDue, nextWakeAt } from './due.ts'
import { claimed } from './settle.ts'
import { tidy } from './tidy.ts'

/** After a storage that did not answer, as on a busy disk. */
const LOOK_AGAIN_MS = 15_000

export type DrainOptions = {
  /** A sign that the network works again (`online`, `sync`, the page became visible). */
  isConnectionBack?: boolean
  /** No new attempt starts after this many ms; an attempt itself ends within 30 s. Default: no limit. */
  budgetMs?: number
}

export type DrainReport = {
  /** Entries that reached delivered, refused, unsure or expired in this drain. The person may be told about these. */
  settled: Entry[]
  /** Entries that are still to be sent. */
  left: number
  /** Another tab or the worker is sending. */
  isBusy: boolean
  /** The storage did not answer, so what waits there is not known. */
  isUnread: boolean
  /** When to drain again, ms since 1970; null when nothing is known to wait. */
  nextWakeAt: number | null
}

export async function drain(
  { ports, config }: OutboxContext,
  { isConnectionBack = false, budgetMs = Number.POSITIVE_INFINITY }: DrainOptions = {},
): Promise<DrainReport> {
  const settled = (await tidy({ ports, config })).filter(isSettled)
  const tried = new Set<string>()
  const startedAt = ports.now()
  let isBusy = false
  while (!isBusy && ports.now() - startedAt < budgetMs) {
    const turn = await ports.senderLock(() =>
      ports.senders.during((sender) => sendNext(sender, { ports, config }, { tried, isConnectionBack })),
    )
    isBusy = turn === null
    if (!turn?.result) break
    const { entry, isErased } = turn.result
    tried.add(entry.id)
    if (isSettled(entry) && !isErased) settled.push(entry)
  }
  const { result, problem } = await ports.store.read()
  const left = result.entries.filter((entry) => !isSettled(entry)).length
  const isUnread = problem === 'unavailable'
  const wakeAt = nextWakeAt(result.entries, ports.now())
  const lookAt = isUnread ? ports.now() + LOOK_AGAIN_MS : null
  return {
    settled,
    left,
    isBusy,
    isUnread,
    nextWakeAt: lookAt === null ? wakeAt : Math.min(wakeAt ?? lookAt, lookAt),
  }
}

async function sendNext(
  sender: string | null,
  { ports, config }: OutboxContext,
  options: Omit<DueOptions, 'now'>,
): Promise<Attempted | null> {
  const now = ports.now()
  const { result, problem } = await ports.store.transact((table) => {
    const due = nextDue(table.entries, { ...options, now })
    if (!due) return { result: null }
    const entry = claimed(due, { now, sender, ...config })
    return { put: [entry], result: { entry, onDisk: table.onDisk.has(entry.id) } }
  })
  if (!result) return null
  ports.notify()
  return attempt({ result, problem }, { ports, config })
}

const isSettled = ({ state }: Entry): boolean => state !== 'queued' && state !== 'sending'
