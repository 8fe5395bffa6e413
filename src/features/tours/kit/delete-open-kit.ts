import { deleteAllKits, deleteKit } from './kit-store.ts'
import { dropUnkept, endEra, newKit, noteUnkept, type OpenKit } from './unkept-kits.ts'

const PATIENCE_MS = 10_000 // as for everything on this phone (src/routes/erase-rest.ts)

/**
 * Deletes an open kit, or all kits, after the writes that came before. False: the disk refused, or has not answered. From
 * then on it does not begin any more. If it had begun, `keep` joins what was written since.
 */
export async function deleteOpenKit(
  opened: OpenKit,
  isAll: boolean,
  keep: (opened: OpenKit) => Promise<void>,
): Promise<boolean> {
  let [isDue, isGone] = [true, false]
  endEra(opened.id)
  const turn = opened.settled.then(async () => {
    const photoIds = opened.kit.photos.map(({ id }) => id)
    if (!isDue || (isAll ? await deleteAllKits() : await deleteKit(opened.id, photoIds))) return
    if (!isDue) return keep(opened)
    const { id, settled } = opened
    Object.assign(opened, newKit(id), { settled })
    noteUnkept(opened, false)
    if (isAll) dropUnkept()
    isGone = true
  })
  opened.settled = turn
  await Promise.race([turn, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  isDue = false
  return isGone
}
