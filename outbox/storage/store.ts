/** The entries, changed only by transactions over the whole (small) table: the only place where two senders meet. */
import { promisifyRequest, type UseStore } from 'idb-keyval'
import { written } from '#contract/written.ts'
import type { Entry } from '#outbox/entry.ts'
import type { Promised } from '#outbox/queue/promised.ts'
import { type Change, type Row, type Table, tableOf } from './table.ts'
import { createUnsaved } from './unsaved.ts'

/** `full`: the disk took no more. `unavailable`: there is no storage, or it does not answer. */
export type StorageProblem = 'full' | 'unavailable'

/**
 * `problem` null: everything is on the disk. Otherwise it lives in this page's memory until a later commit takes it
 * along.
 */
export type Committed<Result> = { result: Result; problem: StorageProblem | null }

export type EntryStore = {
  /** `decide` sees all rows and may run more than once, so it must be pure. Never rejects because of storage. */
  transact<Result>(decide: (table: Table) => Change<Result>): Promise<Committed<Result>>
  read(): Promise<Committed<Table>>
}

export function createEntryStore(
  database: UseStore,
  promised: Pick<Promised, 'note'>,
): EntryStore & { dropUnsaved: () => void } {
  const unsaved = createUnsaved()
  let lastProblem: StorageProblem | null = null

  const readDisk = () => database('readonly', async (objects) => tableOf(await rowsOf(objects)))

  return {
    dropUnsaved: unsaved.drop,

    async transact(decide) {
      try {
        const { change, pending } = await database('readwrite', async (objects) => {
          const disk = tableOf(await rowsOf(objects))
          const change = decide(unsaved.over(disk))
          const pending = unsaved.pending(disk, change)
          writeAll(objects, [pending, change])
          await written(objects.transaction)
          return { change, pending }
        })
        unsaved.forget(pending)
        promised.note([...pending.put, ...(change.put ?? [])], [...pending.remove, ...(change.remove ?? [])])
        lastProblem = null
        return { result: change.result, problem: null }
      } catch (error) {
        const disk = await readDisk().catch(() => ({ ...tableOf([]), isUnread: true }))
        const change = decide(unsaved.over(disk))
        unsaved.keep(change, disk)
        lastProblem = problemOf(error)
        return { result: change.result, problem: lastProblem }
      }
    },

    async read() {
      try {
        const result = unsaved.over(await readDisk())
        // A full disk can still be read; only this page holds what it did not take.
        return { result, problem: unsaved.holdsNew() ? lastProblem : null }
      } catch (error) {
        return { result: unsaved.over(tableOf([])), problem: problemOf(error) }
      }
    },
  }
}

async function rowsOf(objects: IDBObjectStore): Promise<Row[]> {
  const [keys, values] = await Promise.all([
    promisifyRequest(objects.getAllKeys()),
    promisifyRequest<unknown[]>(objects.getAll()),
  ])
  return keys.map((key, index) => ({ key: String(key), value: values[index] }))
}

type Write = { put?: readonly Entry[]; remove?: readonly string[] }

/** All or nothing: without this, a transaction whose writes throw half-way would commit the first half. */
function writeAll(objects: IDBObjectStore, writes: readonly Write[]): void {
  try {
    for (const { put = [], remove = [] } of writes) {
      for (const entry of put) objects.put(entry, entry.id)
      for (const id of remove) objects.delete(id)
    }
  } catch (error) {
    objects.transaction.abort()
    throw error
  }
}

const problemOf = (error: unknown): StorageProblem =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'unavailable'
