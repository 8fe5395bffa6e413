import { siteConfig } from '../../contract/site-config.ts'

/**
 * One line for the header. The hashes name the inlined rules of every page; nothing else is inline
 * (docs/decisions/004).
 */
export function policyFor(styleHashes: readonly string[]): string {
  const { apiOrigin, mediaOrigins } = siteConfig
  const named = mediaOrigins.map((address) => new URL(address).origin).join(' ')
  // Pictures of another backend may be on hosts that only it knows: the page may show them but never read them.
  const media = named || (apiOrigin && 'https:')
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    'img-src': `'self' data: ${apiOrigin} ${media}`,
    'media-src': `'self' ${apiOrigin} ${media}`,
    'font-src': "'self'",
    'connect-src': `'self' ${apiOrigin} ${named}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': 'https://www.youtube-nocookie.com',
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'adbond-worker adbond-data dompurify',
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value.replaceAll(/\s+/g, ' ').trim()}`)
    .join('; ')
}
