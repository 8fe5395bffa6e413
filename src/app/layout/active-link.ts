import { withoutSlashes } from '#contract/addresses/without-slashes.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { screenAt } from '#src/app/screens.tsx'
import type { NavigationEntry } from './navigation.ts'

/** `page`: the link leads here. `section`: this page is below it. */
type LinkMatch = 'page' | 'section' | null

/**
 * How a link relates to the address shown. An unknown address highlights nothing. Its screen is prerendered once for
 * every such address, and must hydrate equal on all of them.
 */
export function linkMatch(to: string, pathname: string): LinkMatch {
  const here = canonical(pathname)
  if (!screenAt(here)) return null
  if (here === to) return 'page'
  return !STANDS_ALONE.includes(to) && here.startsWith(`${to}/`) ? 'section' : null
}

/** A group is highlighted on its pages; the projects' group also on every package. */
export function isEntryActive(entry: NavigationEntry, pathname: string): boolean {
  if (!('links' in entry)) return linkMatch(entry.to, pathname) !== null
  if (entry.links.some((link) => linkMatch(link.to, pathname) !== null)) return true
  const holdsProjects = entry.links.some((link) => link.to === sitePaths.projects('land'))
  return holdsProjects && canonical(pathname).startsWith(PACKAGE_PREFIX)
}

/** Their addresses begin those of pages that are not below them. */
const STANDS_ALONE: readonly string[] = [sitePaths.frontPage, sitePaths.find]

const PACKAGE_PREFIX = sitePaths.package('')

/** `/faqs/` is `/faqs`, and the bare legal address is the privacy policy (decision E19). */
function canonical(pathname: string): string {
  const path = withoutSlashes(pathname) || '/'
  return path === sitePaths.legal ? sitePaths.privacy : path
}
