import { useEffect, useState, useSyncExternalStore } from 'react'
import { type PackSubject, packIdOf } from '#contract/messages/offline-pack.ts'
import type { PackKeeper, PackOnPhone } from '#contract/messages/pack-keeper.ts'
import { type PackStage, packStage } from './pack-stage.ts'

/** Null until the caches have been read. */
export const usePacks = (keeper: PackKeeper): readonly PackOnPhone[] | null =>
  useSyncExternalStore(keeper.subscribe, keeper.packs, () => null)

/** Null until the caches have been read. */
export function usePackStage(keeper: PackKeeper, subject: PackSubject): PackStage | null {
  const packId = packIdOf(subject)
  const packs = usePacks(keeper)
  const news = useSyncExternalStore(
    keeper.subscribe,
    () => keeper.news(packId),
    () => null,
  )
  return packs && packStage(packs.find((pack) => pack.packId === packId) ?? null, news)
}

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
