import { urlOf } from '#contract/addresses/url.ts'

const ON_SITE = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/
const ID = /^[\w-]{11}$/

/**
 * The address of the player that sets no cookies, for any kind of YouTube link. Null if there is none or the link is
 * not one; the video is then hidden (decisions G10, G14). The site's policy admits no other player.
 */
export function videoEmbed(videoUrl: string): string | null {
  const url = urlOf(videoUrl)
  if (!url) return null
  const { hostname, pathname, searchParams } = url
  const [first = '', second = ''] = pathname.slice(1).split('/')
  const id = idIn()
  return ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` : null

  function idIn(): string {
    if (hostname === 'youtu.be') return first
    if (!ON_SITE.test(hostname)) return ''
    if (first === 'watch') return searchParams.get('v') ?? ''
    return /^(?:embed|shorts|live|v)$/.test(first) ? second : ''
  }
}
