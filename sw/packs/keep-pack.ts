/**
 * Fetches a pack part by part. It never fetches a part again that is there, so a broken line or a killed worker costs
 * only the rest.
 */
import { type PackPlan, packIdOf } from '#contract/messages/offline-pack.ts'
import type { PackNews, StopReason } from '#contract/messages/pack-messages.ts'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'
import {
  ANY_VARIANT,
  dropUnneeded,
  isWhole,
  isWithin,
  type PackCache,
  type PackPart,
  partsOf,
  readRecord,
  storedAt,
  writeRecord,
} from './pack-store.ts'

export type PackWorld = PackCache & {
  /** The pages of the site that show a pack; most phones have them. */
  keepSite: () => Promise<void>
  /** Returns what is worth keeping; null if the provider refuses this part for good. Throws a `Halt` otherwise. */
  fetchPart: (part: PackPart, since: number, signal: AbortSignal) => Promise<Response | null>
  tell: (news: PackNews) => Promise<void>
  now: () => number
}

/** Nothing more can be fetched at the moment. */
export class Halt extends Error {
  override name = 'Halt'
  readonly reason: StopReason
  /** So long the server asked us to wait. */
  readonly waitMs: number | null
  constructor(reason: StopReason, waitMs: number | null = null) {
    super(reason)
    this.reason = reason
    this.waitMs = waitMs
  }
}

/** Why a pack is stopped that is to leave no note. */
export const REMOVED = 'removed'

const OLDEST_MS = 86_400_000 // of a read, when a pack goes on that was broken off long ago
const LANES = 3 // requests at a time: enough to fill a slow line, few enough for a small server

export async function keepPack(plan: PackPlan, world: PackWorld, signal: AbortSignal): Promise<void> {
  const parts = partsOf(plan, world)
  const packId = packIdOf(plan.subject)
  const total = parts.length
  const since = Math.max(plan.since, world.now() - OLDEST_MS)
  let done = 0
  let missed = 0
  const tell = (state: PackNews['state'], reason: StopReason | null = null, waitMs: number | null = null) =>
    world.tell({ kind: 'pack', packId, state, done, total, reason, waitMs })

  const record = { ...plan, completedAt: null, missed: 0, isStopped: false }
  const before = await readRecord(world, packId)
  // A pack that is fetched anew stays the old one until it is complete again.
  const old = before?.completedAt && (await isWhole(world, before)) ? before : null
  if (old?.since === plan.since) return tell('kept') // a page that only heard of an update knows the old plan
  const note = async (isStopped: boolean) => {
    if (!old) await writeRecord(world, { ...record, isStopped })
  }

  const waiting = parts.values()
  const lane = async () => {
    for (const part of waiting) {
      if (signal.aborted) throw new Halt('asked')
      if (!(await isKept(part))) {
        const answer = await world.fetchPart(part, since, signal)
        if (answer) await world.cache.put(part.address, answer)
        else if ((await storedAt(world, part)) === null) missed += 1
      }
      done += 1
      await tell('keeping')
    }
  }
  const isKept = async (part: PackPart) => {
    const stamp = await storedAt(world, part)
    return stamp !== null && (part.kind === 'picture' || isWithin(stamp, since, world.now()))
  }

  try {
    await note(false)
    await tell('keeping')
    let outdated: Halt | undefined
    await Promise.race([world.keepSite(), stopped(signal)]).catch((fault: Error) => {
      if (fault.name !== 'NoFile') throw fault
      outdated = new Halt('outdated') // unless a part does not come: then it may go on by itself
    })
    const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane))
    const halted = lanes.find((result) => result.status === 'rejected')
    if (halted) throw halted.reason
    if (outdated) throw outdated
    await writeRecord(world, { ...record, missed, ...(await sizeAndAge(parts, since, world)) })
    await dropUnneeded(world)
    await tell('kept')
  } catch (reason) {
    if (signal.reason === REMOVED) return
    const why = signal.aborted ? 'asked' : reasonOf(reason)
    // There may be no room even for these few bytes: the record then stays as it was.
    await note(why === 'asked' || why === 'full').catch(() => undefined)
    await tell('stopped', why, (reason as Partial<Halt>).waitMs ?? null)
  }
}

const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(new Halt('asked'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })

function reasonOf(reason: unknown): StopReason {
  if (reason instanceof Halt) return reason.reason
  if (reason instanceof Error && reason.name === 'Refusal') return 'refused'
  return reason instanceof DOMException && reason.name === 'QuotaExceededError' ? 'full' : 'offline'
}

/** A pack is as old as its oldest read. Of what the provider refuses by now, a copy may stay that is older. */
async function sizeAndAge(parts: readonly PackPart[], since: number, { cache, now }: PackWorld) {
  let bytes = 0
  let completedAt = now()
  for (const { kind, address } of parts) {
    const found = await cache.match(address, ANY_VARIANT)
    bytes += (await found?.blob())?.size ?? 0
    const stamp = Number(found?.headers.get(STORED_AT_HEADER))
    if (kind === 'read' && isWithin(stamp, since, completedAt)) completedAt = stamp
  }
  return { bytes, completedAt }
}
