import { KIT_DATABASE } from '#contract/kept-names.ts'
import { tellTabs } from '#src/device/tell-tabs.ts'
import { deleteAllKits, deleteKit } from './kit-store.ts'
import { dropUnkept, endEra, forget, noteUnkept, type OpenKit } from './unkept-kits.ts'

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
    if (!isDue || (isAll ? await deleteAllKits() : await deleteKit(opened.id))) return
    if (!isDue) return keep(opened)
    forget(opened)
    noteUnkept(opened, false)
    if (isAll) {
      dropUnkept()
      tellTabs(KIT_DATABASE)
    }
    isGone = true
  })
  opened.settled = turn
  await Promise.race([turn, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  isDue = false
  return isGone
}
