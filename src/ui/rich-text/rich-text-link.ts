import { urlOf } from '#contract/addresses/url.ts'
import { asWritten, webAddress } from '#contract/addresses/web-address.ts'
import { withBase, withoutBase } from '#contract/base-path.ts'
import { siteConfig } from '#contract/site-config.ts'

export type LinkTarget =
  /** A screen of this site: opens without a page load. */
  | { kind: 'screen'; href: string }
  /** A file of this site, another page of its host, a mail address or a phone number: the browser handles it. */
  | { kind: 'plain'; href: string }
  /** Another site: a tab of its own. */
  | { kind: 'elsewhere'; href: string }

/** Where a link of an article leads, seen from a site with these origins; null when it leads nowhere. */
export function linkTarget(
  href: string,
  origins: readonly string[],
  apiOrigin: string = siteConfig.apiOrigin,
): LinkTarget | null {
  const written = asWritten(href)
  if (written === '') return null
  if (/^(?:mailto|tel):/i.test(written)) return { kind: 'plain', href: written }
  const address = webAddress(written, origins)
  if (!address) return null
  if (!address.isOwn) return { kind: 'elsewhere', href: address.href }
  const { path } = address
  if (isFile(path)) {
    // A file without a host belongs to the place where the article was written; a screen never does.
    const isOfApi = apiOrigin !== '' && written.startsWith('/')
    return isOfApi ? { kind: 'elsewhere', href: apiOrigin + path } : { kind: 'plain', href: path }
  }
  const inside = [path, path.replace(/[?#]|$/, '/$&')].find((one) => withoutBase(one))
  // The author of an article knows the screens, but not the folder in which a host serves the site.
  return !inside && /^https?:/i.test(written)
    ? { kind: 'plain', href: path }
    : { kind: 'screen', href: inside ?? withBase(path) }
}

/** The source of a film that plays inside the article: the player that sets no cookies before it plays. */
export function youtubePlayer(src: string): string | null {
  const url = urlOf(src)
  if (!url || !/(^|\.)(youtube|youtube-nocookie)\.com$|^youtu\.be$/.test(url.hostname)) return null
  const id = /^\/(?:embed|shorts|live|v)\/(?!videoseries)([\w-]{6,20})/.exec(url.pathname)?.[1]
  const short = url.hostname === 'youtu.be' ? /^\/([\w-]{6,20})$/.exec(url.pathname)?.[1] : undefined
  const watched =
    url.pathname === '/watch' ? /^[\w-]{6,20}$/.exec(url.searchParams.get('v') ?? '')?.[0] : undefined
  const video = id ?? short ?? watched
  return video ? `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0` : null
}

/** The page of a map whose address Google opens in frames only; any other address as it is. */
export function mapPage(src: string): string {
  const url = urlOf(src)
  if (!url || !GOOGLE_MAP.test(url.hostname + url.pathname)) return src
  const words = url.searchParams.get('q')
  const [, east, north] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(url.searchParams.get('pb') ?? '') ?? []
  const place = words ? encodeURIComponent(words) : north && `${north},${east}`
  return place ? `https://www.google.com/maps?q=${place}` : src
}

const GOOGLE_MAP = /^(www|maps)\.google\.com(\.ng)?\/maps(\/embed(\/v1\/\w+)?)?$/

const isFile = (path: string): boolean => /^[^?#]*\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(path)
