/** Which prerendered file answers which address: one rule for the build, the static server and the worker. */
import { withBase } from '#contract/base-path.ts'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import { matchesPattern } from '#contract/route-pattern.ts'
import { dynamicPatterns, sitePaths } from '#contract/site-paths.ts'
import { withoutEnding } from '#contract/without-ending.ts'
import { withoutSlashes } from './without-slashes.ts'

/** Every address whose full text is known at build time. */
export const staticPaths: readonly string[] = [
  sitePaths.frontPage,
  sitePaths.whoWeAre,
  sitePaths.virtualTeam,
  sitePaths.careers,
  sitePaths.services,
  sitePaths.siteTour,
  sitePaths.visitKit,
  sitePaths.find,
  ...PROJECT_TYPES.map(sitePaths.projects),
  sitePaths.resourceHub,
  sitePaths.faqs,
  sitePaths.legal,
  sitePaths.privacy,
  sitePaths.cookies,
  sitePaths.terms,
  sitePaths.outbox,
  sitePaths.offline,
  sitePaths.shortlist,
  sitePaths.compare,
]

/** Pages about the person's own phone; they tell search engines to stay out. */
export const personalPaths: readonly string[] = [
  sitePaths.outbox,
  sitePaths.offline,
  sitePaths.shortlist,
  sitePaths.compare,
]

/** Files for addresses that hold data: the screen in its loading state, the same for every id. */
export const SHELLS = { package: 'shells/package.html', post: 'shells/post.html' } as const

export const NOT_FOUND_FILE = '404.html'

/** Not a page: the frame in which React draws any address, for phones that keep only what was visited. */
export const ANY_PAGE_FILE = 'shells/any.html'

/** The same page twice (decision E19); hosts need both files, a phone only one. */
export const TWICE_WRITTEN = { 'legal.html': 'legal/privacy.html' } as const

export type SiteDocument = { file: string; status: 200 | 404 }

/**
 * Takes a path of the site (`withoutBase`): `/projects/land` → `projects/land.html`. A trailing or doubled slash and
 * the name of the file mean the same page; unknown addresses get the error screen with 404.
 */
export function documentOf(pathname: string): SiteDocument {
  const asked = withoutEnding(pathname)
  const path = asked && (withoutSlashes(asked) || '/')
  if (path === '/') return { file: 'index.html', status: 200 }
  if (staticPaths.includes(path)) return { file: `${path.slice(1)}.html`, status: 200 }
  for (const name of ['package', 'post'] as const) {
    if (matchesPattern(dynamicPatterns[name], path)) return { file: SHELLS[name], status: 200 }
  }
  return { file: NOT_FOUND_FILE, status: 404 }
}

/**
 * The address under which the worker keeps a prerendered file: `services.html` → `/services`. Shells and the error
 * screen have no public address and keep their file name.
 */
export function precachedAddress(written: string): string {
  const file = isTwiceWritten(written) ? TWICE_WRITTEN[written] : written
  if (file === 'index.html') return withBase('/')
  const hasOwnAddress = !file.startsWith('shells/') && file !== NOT_FOUND_FILE
  return withBase(hasOwnAddress ? `/${file.replace(/\.html$/, '')}` : `/${file}`)
}

export const isTwiceWritten = (file: string): file is keyof typeof TWICE_WRITTEN => file in TWICE_WRITTEN
