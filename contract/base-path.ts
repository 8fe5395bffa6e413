/**
 * The folder that holds the site on its origin (`VITE_BASE_PATH`). Inside the site addresses begin with `/`
 * (`site-paths.ts`, the router, `documents.ts`). An address that leaves it, to the address bar, a cache or a host,
 * passes through here.
 */
import { siteConfig } from './site-config.ts'

/** `/services` → `/adbond/services`. */
export const withBase = (path: string): string => siteConfig.basePath + path

/** `/adbond/services` → `/services`; null for addresses outside the site. */
export const withoutBase = (pathname: string, base: string = siteConfig.basePath): string | null =>
  pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null
