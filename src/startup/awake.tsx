import type { ReactNode } from 'react'
import { useHydratedAtOnce } from '#src/device/use-hydrated.ts'

/** Marks a part of the prerendered page until React handles it; only then does boot.ts replay presses. */
export function Awake({ children }: { children: ReactNode }) {
  return (
    <div className="contents" data-asleep={useHydratedAtOnce() ? undefined : ''}>
      {children}
    </div>
  )
}
