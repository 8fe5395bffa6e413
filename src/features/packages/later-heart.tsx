import { type ComponentType, useEffect } from 'react'
import { createStore } from '#src/device/boot/store.ts'
import { withLaterNetworks } from '#src/device/later/with-later-networks.ts'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { useStore } from '#src/device/use-store.ts'
import type { HeartProps } from '#src/features/packages/shortlist/heart-button.tsx'

const part = createStore<ComponentType<HeartProps> | null>(null)
let isAsked = false

/** The heart of a card. Its code comes for a reader who stays, once for all cards; its place is over the picture. */
export function LaterHeart(props: HeartProps) {
  const Heart = useStore(part, null)
  useEffect(load, [])
  return Heart && <Heart {...props} />
}

const loadHearts = () => import('#src/features/packages/shortlist/heart-button.tsx')

function load(): void {
  if (isAsked) return
  isAsked = true
  void readerEngaged
    .then(() => withLaterNetworks(loadHearts))
    .then(({ HeartButton }) => part.set(HeartButton))
}
