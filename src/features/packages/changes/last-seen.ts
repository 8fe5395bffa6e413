/**
 * The figures of each package as the person last saw them on this phone. Nothing about the person; only the newest few
 * are kept. What was seen before this visit stays the measure of the whole visit, so that a mark does not vanish under
 * the eyes; the next visit measures by what was seen now.
 */
import * as v from 'valibot'
import type { Figures } from './package-changes.ts'

const KEY = 'adbond-last-seen'
const MAX_PACKAGES = 200

const figuresSchema = v.tuple([
  v.number(),
  v.nullable(v.number()),
  v.picklist(['on-sale', 'sold-out', 'withdrawn']),
])
const seenSchema = v.array(v.tuple([v.string(), figuresSchema]))

export type LastSeen = {
  /** As seen before this visit, else as first seen on it; null when never. */
  before: (packageId: string) => Figures | null
  note: (packageId: string, now: Figures) => void
}

export function createLastSeen(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): LastSeen {
  const seen = read(storage)
  const measure = new Map(seen)
  return {
    before: (packageId) => measure.get(packageId) ?? null,
    note: (packageId, now) => {
      if (!measure.has(packageId)) measure.set(packageId, now)
      const known = seen.get(packageId)
      if (known && known.amount === now.amount && known.left === now.left && known.sale === now.sale) return
      seen.delete(packageId)
      seen.set(packageId, now)
      write(seen, storage)
    },
  }
}

function read(storage: Pick<Storage, 'getItem'> | undefined): Map<string, Figures> {
  try {
    const stored = v.parse(seenSchema, JSON.parse(storage?.getItem(KEY) ?? '[]'))
    return new Map(stored.map(([id, [amount, left, sale]]) => [id, { amount, left, sale }]))
  } catch {
    return new Map() // damaged: nothing is marked once
  }
}

function write(seen: ReadonlyMap<string, Figures>, storage: Pick<Storage, 'setItem'> | undefined): void {
  const newest = [...seen].slice(-MAX_PACKAGES)
  try {
    storage?.setItem(
      KEY,
      JSON.stringify(newest.map(([id, { amount, left, sale }]) => [id, [amount, left, sale]])),
    )
  } catch {
    // Full or forbidden: then nothing is marked.
  }
}
