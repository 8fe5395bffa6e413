/**
 * Addresses that come with data, as a browser will read them: `/.//host`, `/\host` and `https:/\host` look like one
 * place and lead to another. Code that turns such a text into a link or a picture must ask here.
 */
import { siteConfig } from '#contract/site-config.ts'
import { urlOf } from './url.ts'

export type WebAddress =
  /** On one of the own origins; `path` begins with one slash, with query and hash. */
  { isOwn: true; path: string } | { isOwn: false; href: string }

/** Null for text that is not a web address, and for own paths that a browser would take for another host. */
export function webAddress(text: string, origins: readonly string[]): WebAddress | null {
  const url = urlOf(text.trim(), origins[0])
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  if (!origins.includes(url.origin)) return { isOwn: false, href: url.href }
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') ? null : { isOwn: true, path }
}

/** Stands for the origin of the site if that is unknown: no host has this name (RFC 2606). */
const THIS_SITE = 'https://this-site.invalid'

/**
 * What names of files have, as uploaded: `50% off.jpg`, `Plot #5.jpg`, `Mr.Ade#2.jpg`. A fragment follows a file that has
 * parts (`tour.php#hall.main`), has a `=` (`a.mp4#t=0.001`), names a page, or ends in a figure.
 */
const OF_A_NAME = / |%(?![\da-f]{2})|(\.(?:html?|php|pdf|svg))?#(?=[^/#=]+\.(?!html?$)[a-z]\w{2,3}$)/gi

/**
 * A root-relative address or a whole one of the web, as data has them; anything else → null. One without a host belongs
 * to its author, the API (docs/decisions/115).
 */
export function dataAddress(text: string, apiOrigin: string = siteConfig.apiOrigin): string | null {
  const written = asWritten(text).replace(OF_A_NAME, (sign, page) => (page ? sign : encodeURIComponent(sign)))
  const found = webAddress(written, [THIS_SITE])
  if (!found) return null
  if (found.isOwn) return written.startsWith('/') ? apiOrigin + found.path : null
  return /^https?:\/\//i.test(written) ? written : null
}

/** A name of a host, and its path: `media/a.jpg`, `v1.0/a.jpg` and `index.php/page/4` are none. */
const WITHOUT_SCHEME = /^(?:\/\/(?=\w)|(?=www\.|(?:[\w-]+\.)+(?!php|html?\b)[a-z]{2,}\/))/i

/** An address as an editor took it over: people and editors leave `https:` out. */
export const asWritten = (address: string): string => address.trim().replace(WITHOUT_SCHEME, 'https://')

/** A site on a bench has no TLS, nor have its hosts. */
const isWithoutTls = /\bhttp:/.test(
  String([siteConfig.siteUrl, siteConfig.apiOrigin, siteConfig.mediaOrigins]),
)

const PLAIN = /^\s*http:(?!\/\/(?:localhost|127\.|\[::1]))/i

/**
 * The address of a picture, film or frame, of a record or an article, as a page with TLS asks for it. A backend behind a
 * proxy may not know of its own TLS. Null for what is no address.
 */
export const mediaAddress = (text: string): string | null =>
  dataAddress(isWithoutTls ? text : text.replace(PLAIN, 'https:'))
