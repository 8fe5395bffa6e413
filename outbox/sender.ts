/** The part of the outbox that sends what waits and shows what there is: all that the worker needs of it. */

import { type DrainOptions, type DrainReport, drain } from '#outbox/queue/drain.ts'
import type { Missing } from '#outbox/queue/promised.ts'
import { seenFrom } from '#outbox/storage/elsewhere.ts'
import type { StorageProblem } from '#outbox/storage/store.ts'
import type { Entry } from './entry.ts'
import type { OutboxConfig, OutboxPorts } from './ports.ts'

export type OutboxList = {
  /** Newest first, receipts included. */
  entries: Entry[]
  /** Rows that this version cannot read. */
  unreadableCount: number
  problem: StorageProblem | null
  /** The ids that the disk holds; what has another one lives only as long as this page. */
  onDisk: ReadonlySet<string>
  /** What the browser discarded with its database; empty while the storage does not answer. */
  missing: Missing[]
}

export function createSender(ports: OutboxPorts, config: OutboxConfig) {
  const store = seenFrom(config, ports.store)
  const context = { ports: { ...ports, store }, config }
  /** A storage that did not answer was shown as one that holds nothing (decision 170). */
  let wasUnread = false
  return {
    context,
    drain: createDrain(async (options) => {
      const report = await drain(context, options)
      if (wasUnread && !report.isUnread) {
        wasUnread = false
        ports.notify()
      }
      return report
    }),
    async list(): Promise<OutboxList> {
      const { result, problem } = await store.read()
      if (problem === 'unavailable') wasUnread = true
      const entries = [...result.entries].sort((a, b) => b.createdAt - a.createdAt)
      const missing = problem === null ? ports.promised.missing(result, ports.now()) : []
      const { unreadable, onDisk } = result
      return { entries, unreadableCount: unreadable.length, problem, onDisk, missing }
    },
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
