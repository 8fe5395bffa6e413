import { siteConfig } from '#contract/site-config.ts'

/**
 * Hosts whose answers page and worker may read; the policy of the site names the same (build/pages/content-security-policy.ts).
 * Pictures of any other host are the browser's business alone: a worker that asked for one would be refused.
 */
export const isReadable = (origin: string, site: string): boolean =>
  origin === site ||
  [siteConfig.apiBaseUrl, ...siteConfig.mediaOrigins].some((named) => new URL(named, site).origin === origin)
