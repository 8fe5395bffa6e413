/** Packs as the screens see them; src/pwa keeps them. */
import type { PackPlan, PackSubject } from './offline-pack.ts'
import type { PackNews } from './pack-messages.ts'

/** A pack as the page finds it. `evicted`: it was complete, and the phone discarded it or parts of it. */
export type PackOnPhone = {
  packId: string
  subject: PackSubject
  state: 'kept' | 'unfinished' | 'evicted'
  bytes: number
  /** Since when its plan takes copies of reads (ms since 1970). */
  since: number
  /** ms since 1970, of its oldest read. */
  completedAt: number | null
  /** Parts that are there, out of all. */
  done: number
  total: number
  missed: number
  /** As its plan names them. */
  pictures: readonly string[]
}

/** What a screen needs of the packs. Snapshots keep their identity until something changes. */
export type PackKeeper = {
  /** False if the browser or the site has no worker, or the browser no caches: then nothing is offered. */
  isSupported: () => boolean
  /** Addresses of the site's own pages that this phone keeps. Null while no worker stands behind this page: none opens. */
  pages: () => Promise<ReadonlySet<string> | null>
  /** The size of the missing ones, because a pack brings them along. */
  missingSiteBytes: () => Promise<number>
  /** Null until the caches have been read. */
  packs: () => readonly PackOnPhone[] | null
  /** The worker's last message about a pack; null if it has said nothing on this visit. */
  news: (packId: string) => PackNews | null
  subscribe: (listener: () => void) => () => void
  keep: (plan: PackPlan) => void
  /** Fetches the missing parts of a pack that was started. */
  goOn: (packId: string) => void
  stop: (packId: string) => void
  remove: (packId: string) => void
}
