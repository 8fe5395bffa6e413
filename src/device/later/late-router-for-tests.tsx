import type { ReactNode } from 'react'
import { createPath, Router, type To } from 'react-router-dom'

const written = (to: To) => (typeof to === 'string' ? to : createPath(to))

const NAVIGATOR = {
  createHref: written,
  go: () => undefined,
  push: (to: To) => history.pushState(null, '', written(to)),
  replace: (to: To) => history.replaceState(null, '', written(to)),
}

/** A router of a busy phone: the address changes at once, the screen is that of `drawn`. */
export const LateRouter = ({ drawn, children }: { drawn: string; children: ReactNode }) => (
  <Router location={drawn} navigator={NAVIGATOR}>
    {children}
  </Router>
)
