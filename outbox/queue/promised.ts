/**
 * What waits on this phone, by name, stored apart from the database, which a browser may discard silently. It holds
 * label and reference, nothing personal (decision G15). It is removed once the request is settled, and at the latest
 * after the life of a receipt.
 */
import * as v from 'valibot'
import type { Entry } from '#outbox/entry.ts'
import type { Table } from '#outbox/storage/table.ts'
import { RECEIPT_LIFE_MS } from './lifetime.ts'

const KEY = 'adbond-promised'
const promiseSchema = v.object({ id: v.string(), label: v.string(), createdAt: v.number() })
export type Missing = v.InferOutput<typeof promiseSchema>

export type Promised = {
  /** Called after a commit that the disk accepted. */
  note: (put: readonly Entry[], remove: readonly string[]) => void
  /** What was promised but is no longer on the disk, for as long as no receipt could have expired by itself. */
  missing: (table: Table, now: number) => Missing[]
  forget: (id: string) => void
}

/** The part of `localStorage` that this needs; a worker's types do not know it. */
type Shelf = {
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void
  removeItem: (key: string) => void
}

/** `shelf` null: a worker, or a browser that forbids it. */
export function createPromised(shelf: Shelf | null): Promised {
  const read = (): Missing[] => {
    try {
      return v.parse(v.array(promiseSchema), JSON.parse(shelf?.getItem(KEY) ?? '[]'))
    } catch {
      return [] // damaged, or forbidden: then nothing was promised here
    }
  }
  const write = (promises: readonly Missing[]) => {
    try {
      if (promises.length === 0) shelf?.removeItem(KEY)
      else shelf?.setItem(KEY, JSON.stringify(promises))
    } catch {
      // A full shelf costs this note, not the request.
    }
  }
  const change = (drop: ReadonlySet<string>, add: readonly Missing[] = []) => {
    const before = read()
    const after = [...before.filter(({ id }) => !drop.has(id)), ...add]
    if (JSON.stringify(after) !== JSON.stringify(before)) write(after)
  }
  return {
    note(put, remove) {
      const open = put.filter(isOpen).map(({ id, label, createdAt }) => ({ id, label, createdAt }))
      change(new Set([...put.map(({ id }) => id), ...remove]), open)
    },
    missing({ entries, onDisk }, now) {
      const settled = entries.filter((entry) => !isOpen(entry)).map(({ id }) => id)
      const old = read().filter(({ createdAt }) => now - createdAt > RECEIPT_LIFE_MS)
      change(new Set([...settled, ...old.map(({ id }) => id)]))
      return read().filter(({ id }) => !onDisk.has(id))
    },
    forget: (id) => change(new Set([id])),
  }
}

const isOpen = ({ body }: Entry): boolean => body !== null

/** The page's own; null in a worker, which has none, and where it is forbidden. */
export function pageShelf(): Shelf | null {
  try {
    return (globalThis as { localStorage?: Shelf }).localStorage ?? null
  } catch {
    return null
  }
}
