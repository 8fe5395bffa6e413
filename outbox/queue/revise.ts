/** What a person can do with an entry on the list: send it now, change it, delete it, delete everything. */
import type { Entry, Submission } from '#outbox/entry.ts'
import type { OutboxConfig, OutboxContext } from '#outbox/ports.ts'
import { type Enqueued, enqueue, isKeySpent } from '#outbox/storage/enqueue.ts'
import type { Committed, StorageProblem } from '#outbox/storage/store.ts'
import type { Change, Table } from '#outbox/storage/table.ts'
import { isLeased, tidied } from './lifetime.ts'
import { claimed } from './settle.ts'
import { finish, type SubmitResult } from './submit.ts'

/** Nothing was changed: it is being sent right now, or was delivered or erased meanwhile (`entry` null: it is gone). */
export type TooLate = { outcome: 'too-late'; entry: Entry | null }

/**
 * Sends at once, whatever the backoff says. After `unsure` it is the person's decision to risk a second one. A refused
 * request goes out as a new one with a new key, and leaves the list under its old key.
 */
export async function sendNow(id: string, context: OutboxContext): Promise<SubmitResult | TooLate> {
  const key = context.ports.newKey()
  return revise(id, context, (entry, table, moment) => {
    if (!isKeySpent(entry)) return taken(claimed(entry, moment), table)
    const replaces = [...entry.replaces, id]
    // Without its sign: that form may have been refused for being young, and is older by now.
    const fresh = { ...entry, id: key, replaces, sign: null, attempts: 0, lastStatus: null }
    const afresh = claimed(fresh, moment)
    return { ...taken(afresh, table), remove: [id] }
  })
}

/** Changed details make another request: one with a new key replaces the row, and is sent at once. */
export async function edit(
  id: string,
  submission: Submission,
  context: OutboxContext,
): Promise<SubmitResult | TooLate> {
  const key = context.ports.newKey()
  return revise(id, context, (_entry, table, moment) =>
    enqueue(table, submission, { ...moment, id: key, instead: id }),
  )
}

/**
 * `too-late`: it is being sent at this moment, so deleting it here would not stop it. `no-answer`: the disk may still
 * hold it, and what is there goes out.
 */
export type Removed = 'gone' | 'too-late' | 'no-answer'

export async function remove(id: string, { ports }: OutboxContext): Promise<Removed> {
  const now = ports.now()
  const { result, problem } = await ports.store.transact<'too-late' | { isInMemory: boolean }>((table) => {
    const found = table.entries.find((entry) => entry.id === id)
    if (found && isLeased(found, now)) return { result: 'too-late' }
    return { remove: [id], result: { isInMemory: found !== undefined && !table.onDisk.has(id) } }
  })
  if (result === 'too-late') return result
  ports.notify()
  return problem === null || result.isInMemory ? 'gone' : 'no-answer'
}

export type Erased = {
  /** Not null: the disk did not answer, so it may still hold something. */
  problem: StorageProblem | null
  /** The ids of those erased here while they were being sent, which this does not stop. */
  underWay: string[]
}

/** Everything, including receipts, damaged rows and the list of missing requests. */
export async function eraseAll({ ports }: OutboxContext): Promise<Erased> {
  const now = ports.now()
  const { result, problem } = await ports.store.transact((table) => ({
    remove: [...table.entries.map(({ id }) => id), ...table.unreadable.map(({ key }) => key)],
    result: {
      underWay: table.entries.filter((entry) => isLeased(entry, now)).map(({ id }) => id),
      missing: ports.promised.missing(table, now),
    },
  }))
  for (const { id } of result.missing) ports.promised.forget(id)
  ports.notify(true)
  return { problem, underWay: result.underWay }
}

type Moment = { now: number; sender: string | null } & OutboxConfig
type Revision = (entry: Entry, table: Table, moment: Moment) => Change<Enqueued>

const revise = (id: string, context: OutboxContext, revision: Revision): Promise<SubmitResult | TooLate> =>
  context.ports.senders.during((sender) => reviseAs(sender, id, context, revision))

async function reviseAs(
  sender: string | null,
  id: string,
  context: OutboxContext,
  revision: Revision,
): Promise<SubmitResult | TooLate> {
  const moment = { now: context.ports.now(), sender, ...context.config }
  const { result, problem }: Committed<Enqueued | TooLate> = await context.ports.store.transact(
    (table): Change<Enqueued | TooLate> => {
      const found = table.entries.find((entry) => entry.id === id)
      const entry = found ? tidied(found, moment) : null
      if (!entry || entry.body === null || isLeased(entry, moment.now)) {
        return { result: { outcome: 'too-late', entry } }
      }
      const change = revision(entry, table, moment)
      // Its sender has just proved dead. Nobody was asked yet whether to risk a second one.
      const isNewDoubt = entry.mayHaveArrived && !found?.mayHaveArrived
      const hasItsKey = moment.idempotent && change.result.entry.id === id
      return isNewDoubt && !hasItsKey ? { put: [entry], result: { outcome: 'too-late', entry } } : change
    },
  )
  return 'outcome' in result ? result : finish({ result, problem }, context)
}

function taken(entry: Entry, table: Table): Change<Enqueued> {
  return { put: [entry], result: { how: 'claimed', entry, onDisk: table.onDisk.has(entry.id) } }
}
