/** Packs as the screens see them; src/pwa keeps them. */
import type { PackPlan, PackSubject } from './offline-pack.ts'
import type { PackNews } from './pack-messages.ts'

/** A pack as the page finds it. `evicted`: it was whole, and the phone threw it or parts of it away. */
export type PackOnPhone = {
  packId: string
  subject: PackSubject
  state: 'kept' | 'unfinished' | 'evicted'
  bytes: number
  /** ms since 1970 */
  completedAt: number | null
  /** Parts that are there, of all. */
  done: number
  total: number
  missed: number
  /** One of its pictures. */
  picture: string | null
}

/** What a screen needs of the packs. Snapshots keep their identity until something changes. */
export type PackKeeper = {
  /** False where the browser has no worker or no caches: then nothing is offered. */
  isSupported: () => boolean
  /** Addresses of the site's own pages that open without a network: all, but where data is saved. */
  pages: () => Promise<ReadonlySet<string>>
  /** What the missing ones of them weigh, for a pack brings them along. */
  missingSiteBytes: () => Promise<number>
  /** Null until the phone was looked at. */
  packs: () => readonly PackOnPhone[] | null
  /** The last word of the worker on a pack; null when it has said nothing on this visit. */
  news: (packId: string) => PackNews | null
  subscribe: (listener: () => void) => () => void
  keep: (plan: PackPlan) => void
  /** Fetches what is missing of a pack that was begun. */
  goOn: (packId: string) => void
  stop: (packId: string) => void
  remove: (packId: string) => void
}
