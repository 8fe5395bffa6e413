import { siteConfig } from '#contract/site-config.ts'

const base = new URL(`${siteConfig.apiBaseUrl}/`, self.location.origin)

/** Path and query below the API base, as the page names a read; null for every other address. */
export function apiPath({ origin, pathname, search }: URL): string | null {
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return null
  return `/${pathname.slice(base.pathname.length)}${search}`
}

/** The address of a path below the API base. */
export const addressOf = (path: string): string => `${base.href.slice(0, -1)}${path}`
