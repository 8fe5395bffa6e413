/** What time alone does to the table: leases end, bodies are erased, receipts go. */
import type { Entry } from './entry.ts'
import { tidied } from './lifetime.ts'
import type { OutboxContext } from './ports.ts'
import { isDisposable } from './table.ts'

/** Answers with the entries whose state changed. */
export async function tidy({ ports, config }: OutboxContext): Promise<Entry[]> {
  const now = ports.now()
  const { result } = await ports.store.transact((table) => {
    const put: Entry[] = []
    const remove = table.unreadable.filter((row) => isDisposable(row, now)).map(({ key }) => key)
    const moved: Entry[] = []
    for (const entry of table.entries) {
      const after = tidied(entry, { now, idempotent: config.idempotent })
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
