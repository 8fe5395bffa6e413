/** Which picture a chat fetches for a record. Used where pages are served and built, as `fill-head.ts`. */

/** Chats show it about as wide, and some show none that is heavy. */
const WIDTH = 1280

/** Of an API that makes smaller copies; as the page asks for them (`src/ui/picture/boot/media-srcset.ts`). */
const HAS_COPIES = /^[^?#]*\/media\/[^?#]*\.(?:jpe?g|png|webp|avif)$/i

/** Editors take a film for a cover too. */
const FILM = /\.(?:mp4|m4v|webm|mov|avi|mkv|3gp|ogv)(?:[?#]|$)/i

/** Null for a record without one. The shell says whether its API makes copies (`early-picture-frame.ts`). */
export function previewPicture(picture: string | null, shell: string, siteUrl: string): string | null {
  if (!picture || !siteUrl || FILM.test(picture)) return null
  const { href } = new URL(picture, siteUrl)
  return HAS_COPIES.test(href) && shell.includes('data-has-widths') ? `${href}?w=${WIDTH}` : href
}

/** A post as it is sent, without a cover that says itself that it is no picture: the schema keeps no kind of it. */
export function withPictureCover<Sent>(post: Sent): Sent {
  const { coverPhoto } = Object(post) as { coverPhoto?: unknown }
  const { fileType } = Object(coverPhoto) as { fileType?: unknown }
  const isPicture = !fileType || /^image/i.test(String(fileType).trim())
  return isPicture ? post : { ...post, coverPhoto: null }
}
