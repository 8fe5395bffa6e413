import type { ReactNode } from 'react'

/**
 * Shown while the phone's copies are looked up. It is as high as `children`, which most phones are shown next, so
 * nothing moves.
 */
export function LookupSkeleton({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div role="status">
      <p className="visually-hidden">{words}</p>
      <div className="grid [&>*]:[grid-area:1/1]">
        <div className="invisible" aria-hidden>
          {children}
        </div>
        <div className="skeleton pulse rounded-lg" />
      </div>
    </div>
  )
}
