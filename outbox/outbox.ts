/** The outbox as page and worker use it. */

import { type DrainOptions, type DrainReport, drain } from '#outbox/queue/drain.ts'
import { createJoin } from '#outbox/queue/join.ts'
import type { Missing } from '#outbox/queue/promised.ts'
import {
  type Erased,
  edit,
  eraseAll,
  type Removed,
  remove,
  sendNow,
  type TooLate,
} from '#outbox/queue/revise.ts'
import { type SubmitOptions, type SubmitResult, submit } from '#outbox/queue/submit.ts'
import { canonicalJson } from '#outbox/storage/canonical.ts'
import type { Changes } from '#outbox/storage/changes.ts'
import { seenFrom } from '#outbox/storage/elsewhere.ts'
import type { StorageProblem } from '#outbox/storage/store.ts'
import type { Entry, Submission } from './entry.ts'
import type { OutboxConfig, OutboxPorts } from './ports.ts'

export type OutboxList = {
  /** Newest first, receipts included. */
  entries: Entry[]
  /** Rows that this version cannot read. */
  unreadableCount: number
  problem: StorageProblem | null
  /** What the browser discarded with its database; empty while the storage does not answer. */
  missing: Missing[]
}

export type Outbox = {
  /** Never rejects because of network or storage. */
  submit(submission: Submission, options?: Omit<SubmitOptions, 'isRepeat' | 'seen'>): Promise<SubmitResult>
  /** A call during a drain makes that drain go round once more, and both get its last report. */
  drain(options?: DrainOptions): Promise<DrainReport>
  list(): Promise<OutboxList>
  sendNow(id: string): Promise<SubmitResult | TooLate>
  edit(id: string, submission: Submission): Promise<SubmitResult | TooLate>
  remove(id: string): Promise<Removed>
  eraseAll(): Promise<Erased>
  /** The person has read that it is missing. */
  forgetMissing(id: string): void
  /** Calls back after every change, by this page or another. Returns a function that unsubscribes. */
  subscribe: Changes['subscribe']
}

export function createOutbox(ports: OutboxPorts & Pick<Changes, 'subscribe'>, config: OutboxConfig): Outbox {
  const store = seenFrom(config, ports.store)
  const context = { ports: { ...ports, store }, config }
  const join = createJoin<SubmitResult>({
    now: ports.now,
    isSuccess: ({ outcome }) => outcome === 'delivered',
  })
  /** What the requests say that this page has met, by id: the list of another tab may have sent one again since. */
  const said = new Map<string, string>()
  const textOf = ({ kind, body }: Pick<Entry, 'kind' | 'body'>) => canonicalJson([kind, body])
  const note = (entry: Entry) => entry.body && said.set(entry.id, textOf(entry))
  /** As the storage last showed them: one that falls silent shows none. The page reads them after each change. */
  let seen: Entry[] = []
  /** A storage that did not answer was shown as one that holds nothing (decision 170). */
  let wasUnread = false
  return {
    submit(submission, options) {
      const text = textOf(submission)
      return join(text, async () => {
        const corrects = options?.corrects ?? ''
        const isRepeat = said.get(corrects) === text
        const sent = await submit(submission, context, { ...options, isRepeat, seen })
        if (sent.outcome === 'delivered') said.delete(corrects)
        else if (sent.outcome !== 'erased') note(sent.entry)
        return sent
      })
    },
    drain: createDrain(async (options) => {
      const report = await drain(context, options)
      if (wasUnread && !report.isUnread) {
        wasUnread = false
        ports.notify()
      }
      return report
    }),
    async list() {
      const { result, problem } = await store.read()
      if (problem === 'unavailable') wasUnread = true
      const entries = [...result.entries].sort((a, b) => b.createdAt - a.createdAt)
      if (problem === null) seen = entries
      for (const entry of entries) note(entry)
      const missing = problem === null ? ports.promised.missing(result, ports.now()) : []
      return { entries, unreadableCount: result.unreadable.length, problem, missing }
    },
    sendNow: (id) => sendNow(id, context),
    edit: (id, submission) => edit(id, submission, context),
    remove(id) {
      said.delete(id)
      return remove(id, context)
    },
    eraseAll() {
      said.clear()
      return eraseAll(context)
    },
    forgetMissing(id) {
      ports.promised.forget(id)
      ports.notify()
    },
    subscribe: ports.subscribe,
  }
}

type Drain = (options?: DrainOptions) => Promise<DrainReport>

/** One drain at a time in this page or worker, even where there are no locks. */
function createDrain(once: Drain): Drain {
  let running: Promise<DrainReport> | null = null
  let again: DrainOptions | null = null

  async function untilQuiet(options: DrainOptions): Promise<DrainReport> {
    try {
      const report = await once(options)
      while (again) {
        const next = again
        again = null
        const later = await once(next)
        Object.assign(report, later, { settled: [...report.settled, ...later.settled] })
      }
      return report
    } finally {
      running = null
    }
  }

  return (options = {}) => {
    const isConnectionBack = again?.isConnectionBack === true || options.isConnectionBack === true
    if (running) again = { ...again, ...options, isConnectionBack }
    running ??= untilQuiet(options)
    return running
  }
}
