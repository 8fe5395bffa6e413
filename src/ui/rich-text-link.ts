export type LinkPlace =
  /** A screen of this site: opened without a page load. */
  | { kind: 'screen'; href: string }
  /** A file of this site, a mail address, a phone number: the browser's own business. */
  | { kind: 'plain'; href: string }
  /** Another site: a tab of its own. */
  | { kind: 'elsewhere'; href: string }

/** Where a link of an article leads, seen from a site with these origins; null when it leads nowhere. */
export function linkPlace(href: string, origins: readonly string[]): LinkPlace | null {
  const url = parse(href, origins[0])
  if (!url || href.trim() === '') return null
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'plain', href: url.href }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (!origins.includes(url.origin)) return { kind: 'elsewhere', href: url.href }
  const path = url.pathname + url.search + url.hash
  return isFile(url.pathname) ? { kind: 'plain', href: path } : { kind: 'screen', href: path }
}

/** Where a film may come from without leaving the article: the player that sets no cookies before it plays. */
export function youtubePlayer(src: string): string | null {
  const url = parse(src, undefined)
  if (!url || !/(^|\.)(youtube|youtube-nocookie)\.com$|^youtu\.be$/.test(url.hostname)) return null
  const id = /^\/(?:embed|shorts|live|v)\/([\w-]{6,20})/.exec(url.pathname)?.[1]
  const short = url.hostname === 'youtu.be' ? /^\/([\w-]{6,20})$/.exec(url.pathname)?.[1] : undefined
  const watched =
    url.pathname === '/watch' ? /^[\w-]{6,20}$/.exec(url.searchParams.get('v') ?? '')?.[0] : undefined
  const video = id ?? short ?? watched
  return video ? `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0` : null
}

const isFile = (pathname: string): boolean => /\.[a-z0-9]{2,5}$/i.test(pathname)

function parse(address: string, base: string | undefined): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
