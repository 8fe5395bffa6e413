/**
 * The figures of each package as the person last saw them on this phone. It holds nothing about the person, and only
 * the newest few. A whole visit is measured against what was seen before it, so that a mark does not vanish under the
 * eyes. The next visit is measured against what was seen now.
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
  /** As seen before this visit, otherwise as first seen on it; null if never. */
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
    // Full or forbidden: nothing is marked.
  }
}
