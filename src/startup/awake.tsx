import type { ReactNode } from 'react'
import { useHydrated } from '#src/device/use-hydrated.ts'

/** Marks a part of the prerendered page until React answers for it: boot.ts gives presses back only then. */
export function Awake({ children }: { children: ReactNode }) {
  return (
    <div className="contents" data-asleep={useHydrated() ? undefined : ''}>
      {children}
    </div>
  )
}
