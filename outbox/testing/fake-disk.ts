import { type Change, type Table, tableOf } from '#outbox/storage/table.ts'

/** The disk holds plain copies, as IndexedDB does; whole transactions, one at a time. */
export function createFakeDisk() {
  const rows = new Map<string, unknown>()
  const table = (): Table => tableOf([...structuredClone(rows)].map(([key, value]) => ({ key, value })))
  return {
    rows,
    table,
    /** It does not answer, as a database that is slow to open. */
    isSilent: false,
    apply({ put = [], remove = [] }: Change<unknown>) {
      for (const entry of put) rows.set(entry.id, structuredClone(entry))
      for (const id of remove) rows.delete(id)
    },
  }
}
