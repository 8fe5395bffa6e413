/**
 * The picture of a record, which the boot script shows in its shell as soon as the record arrives. On a slow line React
 * comes a second later. A shadow tree holds it, which React does not see. React finds the shell as prerendered and
 * replaces it with the screen, whose picture is the same file.
 */
import { wantsLessData } from '#src/device/boot/data-saver.ts'
import { srcSetOf } from './media-srcset.ts'

const STYLE = 'display:block;width:100%;height:100%;object-fit:cover'

/** Settles when the picture can be painted, or when there is none. */
export async function showEarlyPicture(answer: Promise<Response>): Promise<void> {
  try {
    const arrived = await answer
    const src = pictureOf(await arrived.clone().json(), arrived.url)
    const frame = document.querySelector<HTMLElement>('[data-early-picture]')
    if (!src || !frame || wantsLessData()) return
    const image = picture(src, frame.dataset)
    frame.attachShadow({ mode: 'open' }).append(image)
    await image.decode()
  } catch {
    // the part that shows the record reports why there is none
  }
}

/**
 * The first file of a package if it is a picture, or the cover of a post. An address without a host belongs to the API,
 * which was asked at `asked` (docs/decisions/115).
 */
export function pictureOf(body: unknown, asked: string): string | null {
  const { data } = body as { data: { media?: Media[]; coverPhoto?: Media | null } }
  const { url, fileType = 'image' } = data.media?.[0] ?? data.coverPhoto ?? {}
  const isFlat = /^(?!.*360)(https:|\/)\S+$/ // contract/records/panorama.ts
  return url && fileType === 'image' && isFlat.test(url) ? new URL(url, asked).href : null
}

type Media = { url?: string; fileType?: string }

function picture(src: string, { earlyPicture = '', hasWidths }: DOMStringMap): HTMLImageElement {
  const image = new Image()
  const srcset = hasWidths ? srcSetOf(src) : undefined
  image.style.cssText = STYLE
  image.fetchPriority = 'high'
  if (srcset) Object.assign(image, { sizes: earlyPicture, srcset })
  image.src = src
  return image
}
