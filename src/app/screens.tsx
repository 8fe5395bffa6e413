/** The map of the site: every address and the screen that answers it (spec §2). */

import { type ComponentType, lazy } from 'react'
import { dynamicPatterns, sitePaths } from '#contract/site-paths.ts'

/** `file` is the name in src/routes; the prerender names its chunk in the page, so that it loads beside React. */
function screen(file: string, paths: readonly string[], load: () => Promise<ComponentType>) {
  return { file, paths, Screen: lazy(async () => ({ default: await load() })) }
}

export const screens = [
  screen(
    'front-page',
    [sitePaths.frontPage],
    async () => (await import('../routes/front-page.tsx')).FrontPage,
  ),
  screen(
    'land-projects',
    [sitePaths.projects('land')],
    async () => (await import('../routes/land-projects.tsx')).LandProjects,
  ),
  screen(
    'agro-projects',
    [sitePaths.projects('agro')],
    async () => (await import('../routes/agro-projects.tsx')).AgroProjects,
  ),
  screen(
    'home-projects',
    [sitePaths.projects('home')],
    async () => (await import('../routes/home-projects.tsx')).HomeProjects,
  ),
  screen(
    'package-detail',
    [dynamicPatterns.package],
    async () => (await import('../routes/package-detail.tsx')).PackageDetail,
  ),
  screen('site-tour', [sitePaths.siteTour], async () => (await import('../routes/site-tour.tsx')).SiteTour),
]
