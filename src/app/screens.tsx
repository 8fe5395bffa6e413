/** The map of the site: every address and its screen (spec §2). */
import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router-dom'
import { decoded } from '#contract/decoded.ts'
import { matchesPattern } from '#contract/route-pattern.ts'
import { dynamicPatterns, sitePaths } from '#contract/site-paths.ts'
import { loadScreen } from '#src/startup/first-screen.ts'
import { withData } from '#src/startup/with-data.tsx'

type Load = () => Promise<ComponentType>

/** `file` is the name in src/routes. The prerender names its chunk in the page, so that it loads beside React. */
const screen = (file: string, path: string, load: Load) => ({
  file,
  path,
  readsData: false,
  load,
  Screen: lazy(async () => ({ default: await loadScreen(load) })),
})

/** A screen whose whole content is data. */
const dataScreen = (file: string, path: string, load: Load) => ({
  file,
  path,
  readsData: true,
  load,
  Screen: withData(load),
})

const legal: Load = async () => (await import('#src/routes/legal.tsx')).Legal

export const screens = [
  screen(
    'front-page',
    sitePaths.frontPage,
    async () => (await import('#src/routes/front-page.tsx')).FrontPage,
  ),
  screen('who-we-are', sitePaths.whoWeAre, async () => (await import('#src/routes/who-we-are.tsx')).WhoWeAre),
  screen(
    'virtual-team',
    sitePaths.virtualTeam,
    async () => (await import('#src/routes/virtual-team.tsx')).VirtualTeam,
  ),
  screen('careers', sitePaths.careers, async () => (await import('#src/routes/careers.tsx')).Careers),
  screen('services', sitePaths.services, async () => (await import('#src/routes/services.tsx')).Services),
  dataScreen(
    'site-tour',
    sitePaths.siteTour,
    async () => (await import('#src/routes/site-tour.tsx')).SiteTour,
  ),
  dataScreen(
    'visit-kit',
    sitePaths.visitKit,
    async () => (await import('#src/routes/visit-kit.tsx')).VisitKit,
  ),
  dataScreen(
    'find-packages',
    sitePaths.find,
    async () => (await import('#src/routes/find-packages.tsx')).FindPackages,
  ),
  dataScreen(
    'land-projects',
    sitePaths.projects('land'),
    async () => (await import('#src/routes/land-projects.tsx')).LandProjects,
  ),
  dataScreen(
    'agro-projects',
    sitePaths.projects('agro'),
    async () => (await import('#src/routes/agro-projects.tsx')).AgroProjects,
  ),
  dataScreen(
    'home-projects',
    sitePaths.projects('home'),
    async () => (await import('#src/routes/home-projects.tsx')).HomeProjects,
  ),
  dataScreen(
    'package-detail',
    dynamicPatterns.package,
    async () => (await import('#src/routes/package-detail.tsx')).PackageDetail,
  ),
  dataScreen(
    'resource-hub',
    sitePaths.resourceHub,
    async () => (await import('#src/routes/resource-hub.tsx')).ResourceHub,
  ),
  dataScreen(
    'post-detail',
    dynamicPatterns.post,
    async () => (await import('#src/routes/post-detail.tsx')).PostDetail,
  ),
  screen('faqs', sitePaths.faqs, async () => (await import('#src/routes/faqs.tsx')).Faqs),
  screen('legal', sitePaths.legal, legal),
  screen('legal', sitePaths.privacy, legal),
  screen('legal', sitePaths.cookies, legal),
  screen('legal', sitePaths.terms, legal),
  dataScreen(
    'offline-library',
    sitePaths.offline,
    async () => (await import('#src/routes/offline-library.tsx')).OfflineLibrary,
  ),
  dataScreen(
    'shortlist',
    sitePaths.shortlist,
    async () => (await import('#src/routes/shortlist.tsx')).Shortlist,
  ),
  dataScreen('compare', sitePaths.compare, async () => (await import('#src/routes/compare.tsx')).Compare),
  screen('outbox', sitePaths.outbox, async () => (await import('#src/routes/outbox.tsx')).Outbox),
]

/**
 * The screen of a path. Few are written in another way than the map has them; only for those the router's own look. A
 * slash that is encoded belongs to a name, so it leads nowhere: the screen would ask the provider for nothing.
 */
export const screenAt = (pathname: string) =>
  screens.find(({ path }) => matchesPattern(path, pathname)) ??
  (/%2f/i.test(pathname) ? undefined : screens.find(({ path }) => matchPath(path, decoded(pathname))))
