import { cacheTable } from '../caches/cache-table.ts'

/**
 * Of a full phone it takes the pictures of visits. What is read stays, and so does what a person keeps in packs. Returns
 * whether there were any: else the next try would be as dear, and as vain.
 */
export async function makeRoomAfter(fault: unknown): Promise<boolean> {
  if (!(fault instanceof Error) || fault.name !== 'QuotaExceededError') return false
  const { pictures, elsewhere } = cacheTable
  const gone = await Promise.all([pictures, elsewhere].map(({ name }) => caches.delete(name)))
  return gone.includes(true)
}
