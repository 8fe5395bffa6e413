import { siteConfig } from '../contract/site-config.ts'

/** One line for the header. The hashes name the inlined rules of every page; nothing else is inline (docs/decisions/004). */
export function policyFor(styleHashes: readonly string[]): string {
  const apiOrigin = siteConfig.apiBaseUrl.startsWith('http') ? new URL(siteConfig.apiBaseUrl).origin : ''
  // Pictures of another backend live on hosts that only it knows.
  const media = process.env.VITE_MEDIA_ORIGIN ?? (apiOrigin && 'https:')
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    'img-src': `'self' data: ${media}`,
    'media-src': `'self' ${media}`,
    'font-src': "'self'",
    'connect-src': `'self' ${apiOrigin} ${media}`,
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
