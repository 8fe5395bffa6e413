import {
  isPackRecordPath,
  type PackRecord,
  type PackSubject,
  packAddresses,
  packIdOf,
  parsePackRecord,
} from '#contract/messages/offline-pack.ts'
import type { PackOnPhone } from '#contract/messages/pack-keeper.ts'
import { PACKS_CACHE } from '#contract/messages/pack-messages.ts'
import { readLedger } from './pack-ledger.ts'

type PacksFound = { packs: PackOnPhone[]; records: PackRecord[] }

const AGAIN_MS = 1_000

/** The storage of an iPhone may fail for a moment, so it is asked twice. Null: it failed both times. */
export async function packsFound(): Promise<PacksFound | null> {
  const look = () => packsInCache(readLedger())
  const later = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  return look().catch(() =>
    later()
      .then(look)
      .catch(() => null),
  )
}

/** Every pack that is there, and those of `ledger` that were. Newest first. */
export async function packsInCache(
  ledger: readonly PackSubject[],
  storage: Pick<CacheStorage, 'has' | 'open'> = caches,
  origin: string = location.origin,
): Promise<PacksFound> {
  const records: PackRecord[] = []
  const addresses = new Set<string>()
  if (await storage.has(PACKS_CACHE)) {
    const cache = await storage.open(PACKS_CACHE)
    for (const request of await cache.keys()) {
      addresses.add(request.url)
      if (!isPackRecordPath(new URL(request.url).pathname)) continue
      const record = parsePackRecord(await (await cache.match(request))?.json().catch(() => null))
      if (record) records.push(record)
    }
  }
  const there = records.map((record) => onPhone(record, addresses, origin))
  const lost = ledger.filter((subject) => !there.some(({ packId }) => packId === packIdOf(subject)))
  const newestFirst = there.sort((a, b) => (b.completedAt ?? Infinity) - (a.completedAt ?? Infinity))
  return { packs: [...newestFirst, ...lost.map(evicted)], records }
}

function onPhone(record: PackRecord, there: ReadonlySet<string>, origin: string): PackOnPhone {
  const { subject, bytes, since, completedAt, missed } = record
  const { reads, pictures } = packAddresses(record, origin)
  const total = reads.length + pictures.length
  const done = [...reads, ...pictures].filter((address) => there.has(address)).length
  const state = completedAt === null ? 'unfinished' : done >= total - missed ? 'kept' : 'evicted'
  return {
    packId: packIdOf(subject),
    subject,
    state,
    bytes,
    since,
    completedAt,
    done,
    total,
    missed,
    pictures: record.pictures,
  }
}

const evicted = (subject: PackSubject): PackOnPhone => ({
  packId: packIdOf(subject),
  subject,
  state: 'evicted',
  bytes: 0,
  since: 0,
  completedAt: null,
  done: 0,
  total: 0,
  missed: 0,
  pictures: [],
})
