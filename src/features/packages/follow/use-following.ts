import { useEffect } from 'react'
import { createStore } from '#src/device/boot/store.ts'
import { followsSomething } from '#src/device/follows-something.ts'
import { withLaterNetworks } from '#src/device/later/with-later-networks.ts'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { useStore } from '#src/device/use-store.ts'

type Following = typeof import('./following.tsx')

const part = createStore<Following | null>(null)

/** Null until it is here: at once where something is followed, else for a reader who stays. */
export function useFollowing(): Following | null {
  useEffect(() => {
    void Promise.race([followsSomething(), readerEngaged]).then(() => withLaterNetworks(loadFollowing))
  }, [])
  return useStore(part, null)
}

export async function loadFollowing(): Promise<Following> {
  const following = part.get() ?? (await import('./following.tsx'))
  part.set(following)
  return following
}
