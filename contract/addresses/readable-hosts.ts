import { siteConfig } from '#contract/site-config.ts'

/**
 * Hosts whose answers page and worker may read; the policy of the site names the same
 * (build/pages/content-security-policy.ts). Only the browser itself may fetch pictures of any other host: the policy
 * would refuse the worker's request.
 */
export const isReadable = (origin: string, site: string): boolean =>
  origin === site ||
  [siteConfig.apiBaseUrl, ...siteConfig.mediaOrigins].some((named) => new URL(named, site).origin === origin)
