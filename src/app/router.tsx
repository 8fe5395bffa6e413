import { type ReactNode, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Layout } from './layout/layout.tsx'
import { screenAt } from './screens.tsx'

/**
 * All screens inside the one shared layout; any other address shows the error screen (spec §2). `children` come to life
 * together with the screen, or with its replacement; `withFrame` with the header and the footer.
 */
export function SiteRoutes({ children, withFrame }: { children?: ReactNode; withFrame?: ReactNode }) {
  return (
    <Layout also={withFrame}>
      <ErrorBoundary also={children}>
        <Suspense fallback={<div className="min-h-screen" />}>
          <ScreenOfAddress />
          {children}
        </Suspense>
      </ErrorBoundary>
    </Layout>
  )
}

/** Gives the router one route: to rank and compile all of them took it longer than React took for a screen. */
function ScreenOfAddress() {
  const { path = '*', Screen } = screenAt(useLocation().pathname) ?? {}
  return (
    <Routes>
      <Route path={path} element={Screen ? <Screen /> : <ErrorScreen status={404} />} />
    </Routes>
  )
}
