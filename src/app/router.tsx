import { type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Layout } from './layout/layout.tsx'
import { screens } from './screens.tsx'

/**
 * All screens inside the one shared layout; any other address shows the error screen (spec §2). `children` come to life
 * together with the screen, or with its replacement; `withFrame` with the header and the footer.
 */
export function SiteRoutes({ children, withFrame }: { children?: ReactNode; withFrame?: ReactNode }) {
  return (
    <Layout also={withFrame}>
      <ErrorBoundary also={children}>
        <Suspense fallback={<div className="min-h-screen" />}>
          <Routes>
            {screens.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={<ErrorScreen status={404} />} />
          </Routes>
          {children}
        </Suspense>
      </ErrorBoundary>
    </Layout>
  )
}
