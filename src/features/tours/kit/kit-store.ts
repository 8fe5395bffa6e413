/** The kits of this phone, in a database of their own. Nothing here rejects, and nothing of it is ever sent. */

import { promisifyRequest } from 'idb-keyval'
import { KIT_DATABASE, KIT_TABLE } from '#contract/kept-names.ts'
import { isFull, reopenedStore } from '#contract/storage/reopened-store.ts'
import { written } from '#contract/written.ts'
import { todayInLagos } from '#src/format/lagos-date.ts'
import { emptyKit, isBlank, type Kit, kitOf } from './kit-record.ts'

export type StorageProblem = 'full' | 'unavailable'

const KIT = 'kit '
const PHOTO = 'photo '

const database = reopenedStore(KIT_DATABASE, KIT_TABLE)

export type KitOnPhone = { id: string; kit: Kit }

/** Every kit that holds something. */
export async function kitsOnPhone(): Promise<KitOnPhone[]> {
  try {
    return await database('readonly', async (rows) => {
      const [keys, values] = await Promise.all([
        promisifyRequest(rows.getAllKeys(kitKeys())),
        promisifyRequest<unknown[]>(rows.getAll(kitKeys())),
      ])
      return keys
        .map((key, index) => ({ id: String(key).slice(KIT.length), kit: kitOf(values[index]) }))
        .filter(({ kit }) => !isBlank(kit))
    })
  } catch {
    return [] // no storage, or no answer: then there is nothing to show
  }
}

export async function readPhotos(ids: readonly string[]): Promise<ReadonlyMap<string, Blob>> {
  try {
    return await database('readonly', async (rows) => {
      const blobs = await Promise.all(ids.map((id) => promisifyRequest<unknown>(rows.get(PHOTO + id))))
      return new Map(
        ids.flatMap((id, index) => {
          const blob = blobs[index]
          return blob instanceof Blob ? [[id, blob] as const] : []
        }),
      )
    })
  } catch {
    return new Map()
  }
}

/** `problem` null: `kit` is on the disk. Those of `photos` that it names come with it, or not at all. */
export async function saveKit(
  id: string,
  step: (kept: Kit) => Kit,
  photos: ReadonlyMap<string, Blob> = new Map(),
): Promise<{ kit: Kit; problem: StorageProblem | null }> {
  let kit = emptyKit
  const problem = await write(async (rows) => {
    const kept = kitOf(await promisifyRequest<unknown>(rows.get(KIT + id)))
    const next = step(kept)
    // A look writes too, and is no mark: it gives a kit of before no day.
    const isLook = JSON.stringify(next) === JSON.stringify(kept)
    kit = { ...next, begun: isBlank(next) ? '' : next.begun || (isLook ? '' : todayInLagos(Date.now())) }
    for (const photo of kit.photos) {
      const blob = photos.get(photo.id)
      if (blob) rows.put(blob, PHOTO + photo.id)
    }
    if (isBlank(kit)) rows.delete(KIT + id)
    else rows.put(kit, KIT + id)
  })
  return { kit, problem }
}

export const dropPhotos = (ids: readonly string[]): Promise<StorageProblem | null> =>
  write((rows) => {
    for (const id of ids) rows.delete(PHOTO + id)
  })

/** With every photo that the disk names for it: another window may have added one. */
export const deleteKit = (id: string): Promise<StorageProblem | null> =>
  write(async (rows) => {
    const kept = kitOf(await promisifyRequest<unknown>(rows.get(KIT + id)))
    rows.delete(KIT + id)
    for (const photo of kept.photos) rows.delete(PHOTO + photo.id)
  })

export const deleteAllKits = (): Promise<StorageProblem | null> => write((rows) => void rows.clear())

const kitKeys = () => IDBKeyRange.bound(KIT, `${KIT}\uffff`)

async function write(change: (rows: IDBObjectStore) => void | Promise<void>): Promise<StorageProblem | null> {
  try {
    await database('readwrite', async (rows) => {
      await change(rows)
      await written(rows.transaction)
    })
    return null
  } catch (error) {
    return isFull(error) ? 'full' : 'unavailable'
  }
}
