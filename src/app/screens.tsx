/** The map of the site: every address and the screen that answers it (spec §2). */

import { type ComponentType, lazy } from 'react'
import { dynamicPatterns, sitePaths } from '#contract/site-paths.ts'
import { withData } from './with-data.tsx'

/** `file` is the name in src/routes; the prerender names its chunk in the page, so that it loads beside React. */
function screen(file: string, path: string, load: () => Promise<ComponentType>) {
  return { file, path, Screen: lazy(async () => ({ default: await load() })) }
}

/** A screen whose whole content is data. */
function dataScreen(file: string, path: string, load: () => Promise<ComponentType>) {
  return { file, path, Screen: withData(load) }
}

export const screens = [
  screen('front-page', sitePaths.frontPage, async () => (await import('../routes/front-page.tsx')).FrontPage),
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
