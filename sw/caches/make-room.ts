import { cacheTable } from './cache-table.ts'

/**
 * Returns whether the phone was full. The pictures of visits have gone then. What is read stays, and so does what a
 * person keeps in packs.
 */
export async function makeRoomAfter(fault: unknown): Promise<boolean> {
  const isFull = fault instanceof Error && fault.name === 'QuotaExceededError'
  if (isFull) for (const { name } of [cacheTable.pictures, cacheTable.elsewhere]) await caches.delete(name)
  return isFull
}
