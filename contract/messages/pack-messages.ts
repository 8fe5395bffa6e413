/** What page and worker say to each other about packs. It has no schemas, because every page loads this. */
import type { PackPlan } from './offline-pack.ts'

/** Records and contents of all packs are in this one cache. */
export const PACKS_CACHE = 'packs'

/** Page → worker. */
export type PackOrder =
  /** Start, continue, or fetch anew: the plan says how old a copy may be. The worker parses it. */
  | { kind: 'keep-pack'; plan: PackPlan }
  | { kind: 'stop-pack' | 'remove-pack'; packId: string }
  /** Also those that wait for their turn. */
  | { kind: 'remove-all-packs' }

const PACK_STATES = ['keeping', 'kept', 'stopped', 'removed'] as const
/** Outdated: the host has only a newer build, whose worker goes on with it. */
const STOP_REASONS = [null, 'asked', 'offline', 'refused', 'full', 'no-worker', 'outdated'] as const
export type StopReason = NonNullable<(typeof STOP_REASONS)[number]>

/** Worker → pages. `done` of `total` parts; `reason` only with `stopped`. `waitMs`: so long a server asked to wait. */
export type PackNews = {
  kind: 'pack'
  packId: string
  state: (typeof PACK_STATES)[number]
  done: number
  total: number
  reason: StopReason | null
  waitMs?: number | null
}

const isOneOf = (names: readonly unknown[], value: unknown) => names.some((name) => name === value)

export function isPackNews(data: object): data is PackNews {
  const { packId, state, done, total, reason } = data as Record<keyof PackNews, unknown>
  return (
    typeof packId === 'string' &&
    isOneOf(PACK_STATES, state) &&
    typeof done === 'number' &&
    typeof total === 'number' &&
    isOneOf(STOP_REASONS, reason)
  )
}
