import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PackKeeper, PackOnPhone } from '#contract/messages/pack-keeper.ts'

/** Null until the caches have been read. */
export const usePacks = (keeper: PackKeeper): readonly PackOnPhone[] | null =>
  useSyncExternalStore(keeper.subscribe, keeper.packs, () => null)

/** Pages of the site that open without a network, read anew after each change of the packs; undefined before. */
export function useKeptPages(keeper: PackKeeper): ReadonlySet<string> | null | undefined {
  const packs = usePacks(keeper)
  const [pages, setPages] = useState<ReadonlySet<string> | null>()
  useEffect(() => {
    if (packs === null && keeper.isSupported()) return undefined
    let isGone = false
    void keeper.pages().then((found) => !isGone && setPages(found))
    return () => {
      isGone = true
    }
  }, [keeper, packs])
  return pages
}
