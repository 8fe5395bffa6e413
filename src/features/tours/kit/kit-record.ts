/** What a person has ticked, written and photographed for one package, as this phone keeps it. */
import * as v from 'valibot'

/** `thumb` is a small JPEG as a data address; the photo itself is a row of its own. `bytes` are those of the photo. */
const photoSchema = v.object({
  id: v.string(),
  thumb: v.pipe(v.string(), v.startsWith('data:image/jpeg;base64,')),
  bytes: v.number(),
})

const kitSchema = v.object({
  /** Of the package; '' until it is known. */
  name: v.fallback(v.string(), ''),
  ticks: v.fallback(v.array(v.string()), []),
  notes: v.fallback(v.string(), ''),
  photos: v.fallback(v.array(photoSchema), []),
})

export type KitPhoto = v.InferOutput<typeof photoSchema>
export type Kit = v.InferOutput<typeof kitSchema>

export const emptyKit: Kit = { name: '', ticks: [], notes: '', photos: [] }

/** A row of the storage, as far as it can be read. */
export const kitOf = (row: unknown): Kit => {
  const { success, output } = v.safeParse(kitSchema, row)
  return success ? output : emptyKit
}

export const isBlank = ({ ticks, notes, photos }: Kit): boolean =>
  ticks.length === 0 && notes.trim() === '' && photos.length === 0

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

/** What was ticked or typed before the storage answered is added to what it holds. */
export const joined = (kept: Kit, early: Kit): Kit => ({
  ...kept,
  ticks: [...new Set([...kept.ticks, ...early.ticks])],
  notes: [kept.notes, early.notes].filter(Boolean).join('\n'),
  photos: [...kept.photos, ...early.photos],
})
