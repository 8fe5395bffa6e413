/**
 * Every address a visitor can open, listed once (spec §2): links, route table, prerender, site map and worker all read
 * this.
 */
import type { ProjectTypeSlug } from './endpoints.ts'
import { withData } from './route-pattern.ts'

/** Addresses whose last part is data: they are prerendered once, as a shell with the loading state. */
export const dynamicPatterns = {
  package: '/projects/package/:packageId',
  post: '/resource_hub/:slug',
} as const

export const sitePaths = {
  frontPage: '/',
  whoWeAre: '/who_we_are',
  virtualTeam: '/virtual_team',
  careers: '/careers',
  services: '/services',
  siteTour: '/site_tour',
  visitKit: '/site_tour/kit',
  find: '/projects',
  projects: (type: ProjectTypeSlug) => `/projects/${type}` as const,
  package: (packageId: string | number) => withData(dynamicPatterns.package, packageId),
  resourceHub: '/resource_hub',
  post: (slug: string) => withData(dynamicPatterns.post, slug),
  faqs: '/faqs',
  legal: '/legal',
  privacy: '/legal/privacy',
  cookies: '/legal/cookies',
  terms: '/legal/terms',
  outbox: '/outbox',
  offline: '/offline',
  shortlist: '/shortlist',
  compare: '/compare',
} as const

/** Where a site tour is booked (`/site_tour#site_tour_form`, spec §2). */
export const BOOKING_PART = 'site_tour_form'

/** Where a package's screen takes questions (`/projects/package/101#ask`). */
export const ASK_PART = 'ask'
