import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type PackSubject, packIdOf } from '#contract/messages/offline-pack.ts'
import type { PackKeeper } from '#contract/messages/pack-keeper.ts'
import { type PackStage, packStage } from './pack-stage.ts'
import { isOutdated } from './plan-pack.ts'
import { usePacks } from './use-packs.ts'

/** Null until the caches have been read. */
export function usePackStage(keeper: PackKeeper, subject: PackSubject): PackStage | null {
  const packId = packIdOf(subject)
  const client = useQueryClient()
  const packs = usePacks(keeper)
  const news = useSyncExternalStore(
    keeper.subscribe,
    () => keeper.news(packId),
    () => null,
  )
  const pack = packs?.find((pack) => pack.packId === packId) ?? null
  return packs && packStage(pack, news, pack?.state === 'kept' && isOutdated(pack, client))
}
