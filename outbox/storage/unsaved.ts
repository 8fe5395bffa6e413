/**
 * Changes that the disk did not take. They count in this page, and the next commit that succeeds takes them along
 * (FM-40).
 */
import type { Entry } from '#outbox/entry.ts'
import type { Change, Table } from './table.ts'

/**
 * `entry` null = removed. `wasOnDisk` distinguishes a new row from one that another tab may have erased since. `base`:
 * the row that it changes; undefined where the disk could not be read.
 */
type Held = { entry: Entry | null; wasOnDisk: boolean; base?: Entry | undefined }
export type Pending = { put: Entry[]; remove: string[]; held: ReadonlyMap<string, Held> }

/** No other sender has had it in between: each claim counts one attempt more. */
const isSameStep = (one: Entry, other: Entry): boolean =>
  one.state === other.state && one.attempts === other.attempts

export function createUnsaved() {
  const held = new Map<string, Held>()

  function applies(id: string, { entry, wasOnDisk, base }: Held, disk: Table): boolean {
    if (wasOnDisk && !disk.onDisk.has(id)) return false
    const saved = disk.entries.find((candidate) => candidate.id === id)
    if (!saved) return true
    if (base && entry?.state !== 'delivered' && !isSameStep(saved, base)) return false
    return !entry || (saved.state !== 'delivered' && saved.attempts <= entry.attempts)
  }

  return {
    /** The table as this page knows it. */
    over(disk: Table): Table {
      const current = new Map([...held].filter(([id, change]) => applies(id, change, disk)))
      const untouched = disk.entries.filter(({ id }) => !current.has(id))
      const changed = [...current.values()].flatMap(({ entry }) => entry ?? [])
      return { ...disk, entries: [...untouched, ...changed] }
    },

    /** Whether something lives in this page alone. */
    holdsNew: (): boolean => [...held.values()].some(({ entry, wasOnDisk }) => entry !== null && !wasOnDisk),

    /** The person has erased everything, in another tab. */
    drop: () => held.clear(),

    /** What to write besides the current change, which wins. */
    pending(disk: Table, { put = [], remove = [] }: Change<unknown>): Pending {
      const settled = new Set([...put.map(({ id }) => id), ...remove])
      const current = [...held].filter(([id, change]) => !settled.has(id) && applies(id, change, disk))
      return {
        put: current.flatMap(([, { entry }]) => entry ?? []),
        remove: current.flatMap(([id, { entry }]) => (entry ? [] : id)),
        held: new Map(held),
      }
    },

    /** After the commit; changes added while it ran stay. */
    forget(written: Pending): void {
      for (const [id, change] of written.held) if (held.get(id) === change) held.delete(id)
    },

    keep({ put = [], remove = [], wasOnDisk: isKnown = false }: Change<unknown>, disk: Table): void {
      const wasOnDisk = (id: string) => disk.onDisk.has(id) || held.get(id)?.wasOnDisk === true
      const base = (id: string) => disk.entries.find((saved) => saved.id === id)
      for (const entry of put)
        held.set(entry.id, { entry, wasOnDisk: isKnown || wasOnDisk(entry.id), base: base(entry.id) })
      for (const id of remove) {
        if (wasOnDisk(id)) held.set(id, { entry: null, wasOnDisk: true, base: base(id) })
        else held.delete(id)
      }
    },
  }
}
