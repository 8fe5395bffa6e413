import { type ComponentType, useEffect } from 'react'
import { createStore } from '#src/device/boot/store.ts'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { useStore } from '#src/device/use-store.ts'
import type { HeartProps } from './heart-button.tsx'

const part = createStore<ComponentType<HeartProps> | null>(null)
let isAsked = false

/** The heart of a card. Its code comes for a reader who stays, once for all cards; its place is over the picture. */
export function LaterHeart(props: HeartProps) {
  const Heart = useStore(part, null)
  useEffect(load, [])
  return Heart && <Heart {...props} />
}

function load(): void {
  if (isAsked) return
  isAsked = true
  readerEngaged
    .then(() => import('./heart-button.tsx'))
    .then(
      ({ HeartButton }) => part.set(HeartButton),
      () => {
        isAsked = false // no network: the next card asks again
      },
    )
}
