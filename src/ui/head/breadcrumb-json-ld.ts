import { copy } from '#src/ui/core/copy.ts'

/** A screen on the way; `path` as in `sitePaths`. */
export type Step = { name: string; path: string }

const FRONT_PAGE: Step = { name: copy.home, path: '/' }

/** The place of a screen in the site, for search engines; null for the front page and without a public address. */
export function trailJsonLd(steps: readonly Step[], siteUrl: string): object | null {
  const trail = [FRONT_PAGE, ...steps]
  if (!siteUrl || trail.at(-1)?.path === FRONT_PAGE.path) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: siteUrl + path,
    })),
  }
}
