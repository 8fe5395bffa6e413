/** What every answer tells the browser to forbid. The build writes the same headers for static hosts. */

/** Used until the build has written a policy with the hashes of its own inline styles. */
export const STRICT_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types adbond-worker adbond-data dompurify',
].join('; ')

const EMBEDS = '(self "https://www.youtube-nocookie.com")'

/** Headers of the site's own files: pages, scripts, the worker (whose fetches its own policy governs), pictures. */
export const securityHeaders = (csp: string): Record<string, string> => ({
  'Content-Security-Policy': csp,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': `camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), autoplay=${EMBEDS}, fullscreen=${EMBEDS}`,
})

/**
 * The page that uses scripts, styles, fonts and pictures governs them. They carry only what protects them when somebody
 * opens one by itself. The whole policy would cost 1.6 kB on each of them.
 */
export const assetHeaders = (pageHeaders: Readonly<Record<string, string>>): Record<string, string> => ({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(pageHeaders[HSTS] ? { [HSTS]: pageHeaders[HSTS] } : {}),
})

/** Names under `/assets/` hold a hash of their content; all other files keep their name over builds. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** The worker checks a page by its hash: a proxy that hides addresses or adds a script in it would leave no phone a worker. */
export const PAGE_LIFE = 'no-cache, no-transform'

const HSTS = 'Strict-Transport-Security'

export const STAY_ON_TLS: Readonly<Record<string, string>> = {
  [HSTS]: 'max-age=63072000; includeSubDomains',
}

/** Only if the visitor really comes over TLS: on plain http these would lock a developer out of localhost. */
export const tlsHeaders = (csp: string): Record<string, string> => ({
  ...securityHeaders(`${csp}; upgrade-insecure-requests`),
  ...STAY_ON_TLS,
})

/** API answers are data: a browser that is tricked into opening one as a page may do nothing with it. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
}

/** Sample media may be shown by a site on another origin. */
export const MEDIA_HEADERS: Readonly<Record<string, string>> = {
  ...API_HEADERS,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
}
