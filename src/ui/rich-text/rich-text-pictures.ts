// @unocss-include: the stylesheet is made from the class names of this file too
import { reachable } from '#src/device/reachable.ts'
import { mediaSrcSet } from '#src/ui/api-picture/media-widths.ts'
import { ALLOWED_DATA_PICTURE } from './rich-text-allow-list.ts'
import { richTextCopy } from './rich-text-copy.ts'

const SIZES = '(min-width: 46.875em) 720px, 100vw'

/** The pictures that failed, by the words in their place. Both are forgotten with their article. */
const lost = new WeakMap<Element, HTMLImageElement>()
/** The smaller copies of those that fell back to the whole picture. */
const widths = new WeakMap<HTMLImageElement, { sizes: string; srcset: string }>()

reachable.subscribe(() => {
  for (const words of document.querySelectorAll('[data-lost]')) {
    const picture = lost.get(words)
    if (!picture) continue
    words.replaceWith(picture)
    Object.assign(picture, widths.get(picture)) // first, so that no whole picture is asked for
    picture.src = `${picture.src}` // the same address is asked for anew
  }
})

/**
 * Pictures load when they approach the view, in the width that is needed. One that fails leaves its words until the line
 * is back.
 */
export function dressPictures(fragment: DocumentFragment): void {
  for (const picture of fragment.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? ''
    if (src === '' || (src.startsWith('data:') && !ALLOWED_DATA_PICTURE.test(src))) {
      leaveWords(picture, picture.alt !== '')
      continue
    }
    picture.alt ||= ''
    picture.loading = 'lazy'
    picture.decoding = 'async'
    const srcSet = mediaSrcSet(src)
    if (srcSet) Object.assign(picture, { srcset: srcSet, sizes: SIZES })
    picture.addEventListener('error', () => fallBack(picture))
  }
}

/**
 * With data saver the pictures of an article wait for a tap. This is the last step of dressing, because a held picture
 * is out of the text.
 */
export function holdPictures(fragment: DocumentFragment): void {
  for (const picture of fragment.querySelectorAll('img')) holdBack(picture)
}

function holdBack(picture: HTMLImageElement): void {
  const { src, srcset } = picture
  picture.removeAttribute('srcset')
  picture.removeAttribute('src')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn-outline my-24px'
  button.textContent = richTextCopy.loadPicture(picture.alt)
  button.addEventListener('click', (event) => {
    event.preventDefault() // it may stand inside a link
    button.replaceWith(picture)
    if (srcset) picture.srcset = srcset
    picture.src = src
    picture.tabIndex = -1
    picture.focus()
  })
  picture.replaceWith(button)
}

/** A smaller copy may be missing although the whole picture exists. A pixel that counts readers is not missed. */
function fallBack(picture: HTMLImageElement): void {
  if (picture.hasAttribute('srcset')) {
    widths.set(picture, { sizes: picture.sizes, srcset: picture.srcset })
    picture.removeAttribute('sizes')
    picture.removeAttribute('srcset')
    return
  }
  const words = leaveWords(picture, !/^[01](?:px)?$/.test(picture.getAttribute('width') ?? ''))
  if (!words) return
  words.dataset.lost = ''
  lost.set(words, picture)
}

/** Returns the words in the picture's place, if it is missed. */
function leaveWords(picture: HTMLImageElement, isMissed: boolean): HTMLElement | undefined {
  if (!isMissed) {
    picture.remove()
    return undefined
  }
  const words = document.createElement('span')
  words.className = 'block my-24px p-20px rounded-sm bg-sand small-print'
  words.textContent = richTextCopy.missingPicture(picture.alt)
  picture.replaceWith(words)
  return words
}
