import type { ReactNode } from 'react'

/** While it is looked up what this phone keeps: as high as `children`, what most phones are told, so that nothing moves then. */
export function LookupSkeleton({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div role="status">
      <p className="visually-hidden">{words}</p>
      <div className="grid [&>*]:[grid-area:1/1]">
        <div className="invisible" aria-hidden>
          {children}
        </div>
        <div className="skeleton rounded-lg" />
      </div>
    </div>
  )
}
