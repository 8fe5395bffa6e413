import type { ReactNode } from 'react'
import { RouteChange } from '../route-change.tsx'
import { layoutCopy } from './copy.ts'

/** The frame around every screen (spec §2). */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="visually-hidden focus:[clip-path:none] focus:w-auto focus:h-auto focus:fixed focus:z-50 focus:top-8px focus:left-8px focus:bg-surface focus:text-ink focus:p-12px"
      >
        {layoutCopy.skip}
      </a>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <RouteChange />
    </>
  )
}
