/**
 * The packages that a person marked with the heart, newest first. They are on this phone only, and the same in every
 * tab.
 */
import { SHORTLIST_KEY } from '#contract/kept-names.ts'
import { readEntries, type ShortlistEntry } from './shortlist-entry.ts'

export const MAX_SAVED = 100

/** `full`: it holds as many as it may. `refused`: the phone's storage is full or forbidden. */
export type Kept = 'kept' | 'full' | 'refused'

export type Shortlist = {
  /** The same array until something changes. */
  get: () => readonly ShortlistEntry[]
  has: (packageId: string) => boolean
  subscribe: (listener: () => void) => () => void
  save: (entry: ShortlistEntry) => Kept
  remove: (packageId: string) => Kept
}

const BY_AGE = (a: ShortlistEntry, b: ShortlistEntry) => b.savedAt - a.savedAt

/** `phoneStorage` may throw or be missing: then the list stays empty, and saving says so. */
export function createShortlist(phoneStorage: () => Storage | undefined): Shortlist {
  const listeners = new Set<() => void>()
  let entries: readonly ShortlistEntry[] | undefined

  const stored = () => {
    try {
      return readEntries(phoneStorage()?.getItem(SHORTLIST_KEY) ?? null)
    } catch {
      return [] // reading it throws where storage is forbidden
    }
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const keep = (next: ShortlistEntry[]): Kept => {
    try {
      const storage = phoneStorage()
      if (!storage) return 'refused'
      storage.setItem(SHORTLIST_KEY, JSON.stringify(next))
    } catch {
      return 'refused'
    }
    entries = next
    tell()
    return 'kept'
  }
  const readAgain = () => {
    entries = stored()
    tell()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SHORTLIST_KEY || key === null) readAgain() // null: everything was erased
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readAgain() // a page that slept heard nothing of other tabs
  }

  const get = () => {
    entries ??= stored()
    return entries
  }
  return {
    get,
    has: (packageId) => get().some(({ id }) => id === packageId),
    save: (entry) => {
      const others = stored().filter(({ id }) => id !== entry.id)
      return others.length >= MAX_SAVED ? 'full' : keep([entry, ...others].sort(BY_AGE))
    },
    remove: (packageId) => keep(stored().filter(({ id }) => id !== packageId)),
    subscribe: (listener) => {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage)
        addEventListener('pageshow', onPageShow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onPageShow)
        entries = undefined // read again when somebody looks again
      }
    },
  }
}

export const shortlist = createShortlist(() => window.localStorage)
