/** The only cache of packs: a record for each, and the parts that one or more of them need. */
import {
  isPackRecordPath,
  type PackParts,
  type PackRecord,
  packAddresses,
  packIdOf,
  packRecordAddress,
  parsePackParts,
  parsePackRecord,
} from '#contract/messages/offline-pack.ts'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'

/** `Vary: Accept` distinguishes pictures by format; one browser always asks for the same. */
export const ANY_VARIANT = { ignoreVary: true } as const

export type PackCache = { cache: Cache; origin: string }

export type PackPart = { kind: 'read' | 'picture'; address: string }

export function partsOf(plan: PackParts, { origin }: PackCache): PackPart[] {
  const { reads, pictures } = packAddresses(plan, origin)
  return [
    ...reads.map((address) => ({ kind: 'read' as const, address })),
    ...pictures.map((address) => ({ kind: 'picture' as const, address })),
  ]
}

export async function readRecord(packs: PackCache, packId: string): Promise<PackRecord | null> {
  const found = await packs.cache.match(packs.origin + packRecordAddress(packId))
  return parsePackRecord(await found?.json().catch(() => null))
}

/** Whether a pack is kept, or goes on by itself. */
export async function hasPack({ cache }: Pick<PackCache, 'cache'>): Promise<boolean> {
  for (const request of await cache.keys()) {
    if (!isPackRecordPath(new URL(request.url).pathname)) continue
    const record = parsePackRecord(await (await cache.match(request))?.json().catch(() => null))
    if (record && !record.isStopped) return true
  }
  return false
}

export async function writeRecord(packs: PackCache, record: PackRecord): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const address = packs.origin + packRecordAddress(packIdOf(record.subject))
  await packs.cache.put(address, new Response(JSON.stringify(record), { headers }))
}

/** When a part was stored (ms since 1970); null when it is not there. */
export async function storedAt(packs: PackCache, { address }: PackPart): Promise<number | null> {
  const found = await packs.cache.match(address, ANY_VARIANT)
  return found ? Number(found.headers.get(STORED_AT_HEADER)) : null
}

/** Whether the phone still has all that the provider gave. */
export async function isWhole(packs: PackCache, record: PackRecord): Promise<boolean> {
  const stamps = await Promise.all(partsOf(record, packs).map((part) => storedAt(packs, part)))
  return stamps.filter((stamp) => stamp === null).length <= record.missed
}

/** Whether a copy is as young as a plan allows. A stamp of the future is that of a clock which ran ahead. */
export const isWithin = (stamp: number, since: number, now: number): boolean => stamp >= since && stamp <= now

export const removeRecord = ({ cache, origin }: PackCache, packId: string): Promise<boolean> =>
  cache.delete(origin + packRecordAddress(packId))

/** Removes a record, and with it every part that no other pack needs. */
export async function removePack(packs: PackCache, packId: string): Promise<void> {
  await removeRecord(packs, packId)
  await dropUnneeded(packs)
}

/** What cannot be told or deleted now is left to the next time: it undoes nothing that was kept or removed. */
export const dropUnneeded = (packs: PackCache): Promise<void> => tidy(packs).catch(() => undefined)

/** What the pack of another build is about may be unknown here; what it needs is not. */
async function tidy(packs: PackCache): Promise<void> {
  const needed = new Set<string>()
  const parts: Request[] = []
  for (const request of await packs.cache.keys()) {
    if (!isPackRecordPath(new URL(request.url).pathname)) {
      parts.push(request)
      continue
    }
    const named = parsePackParts(await (await packs.cache.match(request))?.json().catch(unlessDamaged))
    for (const { address } of named ? partsOf(named, packs) : []) needed.add(new URL(address).href)
  }
  for (const request of parts) {
    if (!needed.has(request.url)) await packs.cache.delete(request, ANY_VARIANT)
  }
}

/** What cannot be read for a moment is no damaged record: its parts are needed, and nothing is removed. */
function unlessDamaged(reason: unknown): null {
  if (reason instanceof SyntaxError) return null
  throw reason
}
