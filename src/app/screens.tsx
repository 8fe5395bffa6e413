/** The map of the site: every address and the screen that answers it (spec §2). */

import type { ComponentType } from 'react'
import { dynamicPatterns, sitePaths } from '#contract/site-paths.ts'
import { withData } from './with-data.tsx'

/** `file` is the name in src/routes; the prerender names its chunk in the page, so that it loads beside React. */
function dataScreen(file: string, path: string, load: () => Promise<ComponentType>) {
  return { file, path, Screen: withData(load) }
}

export const screens = [
  dataScreen(
    'front-page',
    sitePaths.frontPage,
    async () => (await import('../routes/front-page.tsx')).FrontPage,
  ),
  dataScreen(
    'land-projects',
    sitePaths.projects('land'),
    async () => (await import('../routes/land-projects.tsx')).LandProjects,
  ),
  dataScreen(
    'agro-projects',
    sitePaths.projects('agro'),
    async () => (await import('../routes/agro-projects.tsx')).AgroProjects,
  ),
  dataScreen(
    'home-projects',
    sitePaths.projects('home'),
    async () => (await import('../routes/home-projects.tsx')).HomeProjects,
  ),
  dataScreen(
    'package-detail',
    dynamicPatterns.package,
    async () => (await import('../routes/package-detail.tsx')).PackageDetail,
  ),
  dataScreen('site-tour', sitePaths.siteTour, async () => (await import('../routes/site-tour.tsx')).SiteTour),
]
