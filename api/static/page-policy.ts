import { createHash } from 'node:crypto'

const STYLE = /<style>([\s\S]*?)<\/style>/g
const HASH = / 'sha256-[^']+'/g

/**
 * The site's policy with the hashes of this page's inlined rules alone. Those of all other pages are 600 bytes, and
 * with them the front page needs one more round trip (docs/performance.md).
 */
export function pagePolicy(policy: string, html: string): string {
  const own = new Set(Array.from(html.matchAll(STYLE), ([, css = '']) => ` '${styleHash(css)}'`))
  return policy.replaceAll(HASH, (hash) => (own.has(hash) ? hash : ''))
}

/** In the spelling of a policy. */
export const styleHash = (css: string): string =>
  `sha256-${createHash('sha256').update(css).digest('base64')}`
