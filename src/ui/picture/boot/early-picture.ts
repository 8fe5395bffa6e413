/**
 * The picture of a record, shown in its shell by the boot script as soon as the record is there: on a slow line React
 * comes a second later. It stands in a shadow tree, which React does not see: it finds the shell as it was prerendered,
 * and replaces it by the screen, whose picture is the same file.
 */
import { wantsLessData } from '#src/device/boot/data-saver.ts'
import { srcSetOf } from './media-srcset.ts'

const STYLE = 'display:block;width:100%;height:100%;object-fit:cover'

/** Settles when the picture can be painted, or there is none. */
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
    // whoever shows the record tells why there is none
  }
}

/**
 * The first file of a package when it is a picture, or the cover of a post. An address without a host belongs to the API,
 * which was asked at `asked` (docs/decisions/115).
 */
export function pictureOf(body: unknown, asked: string): string | null {
  const { data } = body as { data: { media?: Media[]; coverPhoto?: Media | null } }
  const { url, fileType = 'image' } = data.media?.[0] ?? data.coverPhoto ?? {}
  return url && fileType === 'image' && /^(https:|\/)\S+$/.test(url) ? new URL(url, asked).href : null
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
