import { mediaAddress } from '#contract/addresses/web-address.ts'
import type { Post } from '#contract/records/post.ts'
import { smallMedia } from '#src/ui/api-picture/media-widths.ts'

const PICTURE = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/**
 * Its cover and the pictures of its text, in the width to keep. The text is not parsed as a document, so nothing of it
 * is fetched here. A picture inside the text itself comes with it.
 */
export function picturesOfPost({ coverPhoto, content }: Pick<Post, 'coverPhoto' | 'content'>): string[] {
  const written = [...content.matchAll(PICTURE)].map(([, quoted, single, bare]) =>
    (quoted ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
  )
  const addresses = written
    .filter((address) => address !== '' && !/^data:/i.test(address))
    .flatMap((address) => mediaAddress(address) ?? [])
  return [
    ...new Set([...(coverPhoto ? [coverPhoto.url] : []), ...addresses].map((address) => smallMedia(address))),
  ]
}
