/**
 * The figures of each package as the person last saw them on this phone. It holds nothing about the person, and only
 * the newest few. A whole visit is measured against what was seen before it, so that a mark does not vanish under the
 * eyes. The next visit is measured against what was seen now. A copy that is older than the one last seen tells nothing.
 * What a person deletes, here or in another tab, this visit forgets too.
 */
import * as v from 'valibot'
import { LAST_SEEN_KEY } from '#contract/kept-names.ts'
import type { Figures } from './package-changes.ts'

const MAX_PACKAGES = 200

/** Amount, count, sale, and when the provider last confirmed them (ms since 1970). */
const seenSchema = v.tuple([
  v.number(),
  v.nullable(v.number()),
  v.picklist(['on-sale', 'sold-out', 'withdrawn']),
  v.optional(v.number(), 0), // an older version of the site kept no age
])
const allSeenSchema = v.array(v.tuple([v.string(), seenSchema]))
type Seen = v.InferOutput<typeof seenSchema>

/** `storedAt` is when the provider last confirmed what is shown (ms since 1970), 0 = nobody knows. */
export type LastSeen = {
  /** As seen before this visit, otherwise as first seen on it; null if never, or if a newer copy has been seen. */
  before: (packageId: string, storedAt: number) => Figures | null
  note: (packageId: string, now: Figures, storedAt: number) => void
}

export function createLastSeen(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): LastSeen {
  /** What stood there when this visit last read or wrote. */
  let stored = textIn(storage)
  let seen = read(stored)
  const measure = new Map(seen)
  const newest = (packageId: string) => {
    const storedAt = seen.get(packageId)?.[3] ?? 0
    return storedAt > Date.now() ? 0 : storedAt // a clock that ran ahead once must not hide every later change
  }
  /** Another tab adds to it, or a person has deleted it: what is gone there is gone here. */
  const lookAgain = () => {
    const text = textIn(storage)
    if (text === stored) return
    stored = text
    seen = read(text)
    for (const packageId of measure.keys()) if (!seen.has(packageId)) measure.delete(packageId)
  }
  return {
    before: (packageId, storedAt) => {
      lookAgain()
      const known = measure.get(packageId)
      if (!known || storedAt < newest(packageId)) return null
      const [amount, left, sale] = known
      return { amount, left, sale }
    },
    note: (packageId, { amount, left, sale }, storedAt) => {
      lookAgain()
      if (seen.has(packageId) && storedAt <= newest(packageId)) return
      const now: Seen = [amount, left, sale, storedAt]
      if (!measure.has(packageId)) measure.set(packageId, now)
      seen.delete(packageId)
      seen.set(packageId, now)
      write(seen, storage)
      stored = textIn(storage)
    },
  }
}

function textIn(storage: Pick<Storage, 'getItem'> | undefined): string | null {
  try {
    return storage?.getItem(LAST_SEEN_KEY) ?? null
  } catch {
    return null // forbidden
  }
}

function read(text: string | null): Map<string, Seen> {
  try {
    return new Map(v.parse(allSeenSchema, JSON.parse(text ?? '[]')))
  } catch {
    return new Map() // damaged: nothing is marked once
  }
}

function write(seen: ReadonlyMap<string, Seen>, storage: Pick<Storage, 'setItem'> | undefined): void {
  try {
    storage?.setItem(LAST_SEEN_KEY, JSON.stringify([...seen].slice(-MAX_PACKAGES)))
  } catch {
    // Full or forbidden: the next visit marks nothing.
  }
}
