/** The outbox as a page uses it. The worker has its sender alone. */

import type { DrainOptions, DrainReport } from '#outbox/queue/drain.ts'
import { createJoin } from '#outbox/queue/join.ts'
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
import type { Entry, Submission } from './entry.ts'
import type { OutboxConfig, OutboxPorts } from './ports.ts'
import { createSender, type OutboxList } from './sender.ts'

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
  const sender = createSender(ports, config)
  const { context } = sender
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
  return {
    submit(submission, options) {
      const text = textOf(submission)
      return join(text, async () => {
        const corrects = options?.corrects ?? ''
        const isRepeat = said.get(corrects) === text
        let isKept = false
        const whenKept = () => {
          isKept = true
          options?.whenKept?.()
        }
        const sent = await submit(submission, context, { ...options, isRepeat, seen, whenKept })
        if (sent.outcome === 'delivered') said.delete(corrects)
        else if (sent.outcome !== 'erased') note(sent.entry)
        // The storage may have fallen silent in mid-send. What it never held, this page has in its own table.
        const others = seen.filter(({ id }) => id !== sent.entry.id)
        const wasHeld = isKept || others.length < seen.length
        if (wasHeld && !sent.isStanding) seen = sent.outcome === 'erased' ? others : [...others, sent.entry]
        return sent
      })
    },
    drain: sender.drain,
    async list() {
      const list = await sender.list()
      if (list.problem === null) seen = list.entries
      for (const entry of list.entries) note(entry)
      return list
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
