/** What time alone changes in the table: leases end, bodies are erased, receipts go. */
import type { Entry } from '#outbox/entry.ts'
import type { OutboxContext, OutboxPorts } from '#outbox/ports.ts'
import { isDisposable } from '#outbox/storage/table.ts'
import { isLeased, tidied } from './lifetime.ts'

/** Returns the entries whose state changed. */
export async function tidy({ ports, config }: OutboxContext): Promise<Entry[]> {
  const dead = await deadSenders(ports)
  const now = ports.now()
  const { result } = await ports.store.transact((table) => {
    const put: Entry[] = []
    const remove = table.unreadable.filter((row) => isDisposable(row, now)).map(({ key }) => key)
    const moved: Entry[] = []
    for (const entry of table.entries) {
      const after = tidied(entry, { now, idempotent: config.idempotent, dead })
      if (after === entry) continue
      if (after === null) remove.push(entry.id)
      else put.push(after)
      if (after && after.state !== entry.state) moved.push(after)
    }
    return { put, remove, result: { moved, hasChanged: put.length + remove.length > 0 } }
  })
  if (result.hasChanged) ports.notify()
  return result.moved
}

/**
 * A sender lives from before its claim is on the disk until its answer is. So if its claim was read and it is gone
 * afterwards, it will never settle the entry.
 */
async function deadSenders(ports: OutboxPorts): Promise<ReadonlySet<string>> {
  const { entries } = (await ports.store.read()).result
  const now = ports.now()
  const holders = entries.filter((entry) => isLeased(entry, now)).flatMap(({ sender }) => sender ?? [])
  return holders.length === 0 ? new Set() : ports.senders.dead(holders)
}
