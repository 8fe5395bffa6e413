/** What a person has ticked, written and photographed for one package, as this phone keeps it. */
import * as v from 'valibot'
import { lagosDate, todayInLagos } from '#src/format/lagos-date.ts'

/** `thumb` is a small JPEG as a data address; the photo itself is a row of its own. `bytes` are those of the photo. */
const photoSchema = v.object({
  id: v.string(),
  thumb: v.pipe(v.string(), v.startsWith('data:image/jpeg;base64,')),
  bytes: v.number(),
})

const kitSchema = v.object({
  /** Of the package; '' until it is known. */
  name: v.fallback(v.string(), ''),
  /** The day in Lagos of its first mark; '' in kits of before, until they are changed. */
  begun: v.fallback(v.string(), ''),
  ticks: v.fallback(v.array(v.string()), []),
  notes: v.fallback(v.string(), ''),
  photos: v.fallback(v.array(photoSchema), []),
})

export type KitPhoto = v.InferOutput<typeof photoSchema>
export type Kit = v.InferOutput<typeof kitSchema>

export const emptyKit: Kit = { name: '', begun: '', ticks: [], notes: '', photos: [] }

/** A row of the storage, as far as it can be read. */
export const kitOf = (row: unknown): Kit => {
  const { success, output } = v.safeParse(kitSchema, row)
  return success ? output : emptyKit
}

export const isBlank = ({ ticks, notes, photos }: Kit): boolean =>
  ticks.length === 0 && notes.trim() === '' && photos.length === 0

/** The day, if it is not today: one kit serves each visit to its package, and an agent comes with the next client. */
export const dayBefore = ({ begun }: Kit): string =>
  begun === todayInLagos(Date.now()) ? '' : lagosDate(begun)

export const withTick = (kit: Kit, id: string): Kit => ({
  ...kit,
  ticks: kit.ticks.includes(id) ? kit.ticks.filter((tick) => tick !== id) : [...kit.ticks, id],
})

export const PHOTOS_PER_KIT = 20
/** Of all kits together: what a small phone can spare. */
export const BYTES_OF_PHOTOS = 40_000_000

/** Why no photo can be added; null if one can. `others`: bytes of the other kits. */
export function photoLimit({ photos }: Kit, others: number): 'tooMany' | 'tooLarge' | null {
  if (photos.length >= PHOTOS_PER_KIT) return 'tooMany'
  return others + bytesOf(photos) >= BYTES_OF_PHOTOS ? 'tooLarge' : null
}

export const bytesOf = (photos: readonly KitPhoto[]): number =>
  photos.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * What stands on this page (`mine`) and what the phone has (`kept`), both grown from `before`. Another tab may have
 * changed or erased it meanwhile, or the storage may have answered late.
 */
export const joined = (kept: Kit, mine: Kit, before = emptyKit): Kit => ({
  ...kept,
  ticks: lists(kept.ticks, mine.ticks, before.ticks, String),
  notes: texts(kept.notes, mine.notes, before.notes),
  photos: lists(kept.photos, mine.photos, before.photos, ({ id }) => id),
})

type List<One> = readonly One[]

function lists<One>(kept: List<One>, mine: List<One>, before: List<One>, idOf: (one: One) => string): One[] {
  const has = (list: List<One>, one: One) => list.some((other) => idOf(other) === idOf(one))
  return [
    ...kept.filter((one) => has(mine, one) || !has(before, one)),
    ...mine.filter((one) => !has(before, one) && !has(kept, one)),
  ]
}

/** Words that were added at the end follow what is kept. Of two changes in the middle, both stay. */
function texts(kept: string, mine: string, before: string): string {
  if (mine === before || mine === kept) return kept
  if (kept === before) return mine
  if (before && mine.startsWith(before)) return kept + mine.slice(before.length)
  return [kept, mine].filter(Boolean).join('\n')
}
