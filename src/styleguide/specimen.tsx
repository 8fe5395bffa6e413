import type { ReactNode } from 'react'

/** One part in one state, named. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="small-print mb-8px">{name}</p>
      {children}
    </div>
  )
}

/** Specimens side by side where there is room. */
export const Shelf = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-24px md:grid-cols-2 lg:grid-cols-3 items-start">{children}</div>
)
