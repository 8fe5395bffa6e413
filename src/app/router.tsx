/** The map of the site: every address and the screen that answers it (spec §2). */
import { dynamicPatterns, sitePaths } from '#contract/site-paths.ts'
import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Layout } from './layout/layout.tsx'

const FrontPage = lazy(async () => ({ default: (await import('../routes/front-page.tsx')).FrontPage }))
const LandProjects = lazy(async () => ({ default: (await import('../routes/land-projects.tsx')).LandProjects }))
const AgroProjects = lazy(async () => ({ default: (await import('../routes/agro-projects.tsx')).AgroProjects }))
const HomeProjects = lazy(async () => ({ default: (await import('../routes/home-projects.tsx')).HomeProjects }))
const PackageDetail = lazy(async () => ({ default: (await import('../routes/package-detail.tsx')).PackageDetail }))
const SiteTour = lazy(async () => ({ default: (await import('../routes/site-tour.tsx')).SiteTour }))

export function SiteRoutes() {
  return (
    <Layout>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <Routes>
            <Route path={sitePaths.frontPage} element={<FrontPage />} />
            <Route path={sitePaths.projects('land')} element={<LandProjects />} />
            <Route path={sitePaths.projects('agro')} element={<AgroProjects />} />
            <Route path={sitePaths.projects('home')} element={<HomeProjects />} />
            <Route path={dynamicPatterns.package} element={<PackageDetail />} />
            <Route path={sitePaths.siteTour} element={<SiteTour />} />
            <Route path="*" element={<ErrorScreen status={404} />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Layout>
  )
}
