import { siteConfig } from '../../contract/site-config.ts'
import { mediaSources } from '../settings/media-sources.ts'

/**
 * One line for the header. The hashes name the inlined rules of every page; nothing else is inline
 * (docs/decisions/004).
 */
export function policyFor(styleHashes: readonly string[]): string {
  const { apiOrigin, mediaOrigins } = siteConfig
  const named = mediaOrigins.map((address) => new URL(address).origin).join(' ')
  const media = mediaSources(apiOrigin, mediaOrigins).join(' ')
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    'img-src': `'self' data: ${media}`,
    'media-src': `'self' ${media}`,
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
