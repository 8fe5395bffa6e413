import { type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Layout } from './layout/layout.tsx'
import { screens } from './screens.tsx'

/**
 * All screens inside the one shared layout; any other address shows the error screen (spec §2). `children` come to life
 * together with the screen, or with its replacement.
 */
export function SiteRoutes({ children }: { children?: ReactNode }) {
  return (
    <Layout>
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
