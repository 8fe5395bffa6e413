import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
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

/** Without `<Routes>`, which ranks and compiles all patterns again at each press of a link (docs/decisions/003). */
function ScreenOfAddress() {
  const { Screen } = screenAt(useLocation().pathname) ?? {}
  return Screen ? <Screen /> : <ErrorScreen status={404} />
}
