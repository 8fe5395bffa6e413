// @unocss-include: the stylesheet is made from the class names of this file too
import purify from 'dompurify'
import { mediaAddress } from '#contract/addresses/web-address.ts'
import { wantsLessData } from '#src/device/boot/data-saver.ts'
import {
  ALLOWED_ADDRESS,
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  CLASS_OF,
  PLAIN_ATTRIBUTES,
} from './rich-text-allow-list.ts'
import { richTextCopy } from './rich-text-copy.ts'
import { dressFrames, type EmbedHost } from './rich-text-frames.ts'
import { headingIds, shownLevels } from './rich-text-headings.ts'
import { linkTarget } from './rich-text-link.ts'
import { dressLooseText } from './rich-text-paragraphs.ts'
import { dressPictures, holdPictures } from './rich-text-pictures.ts'

const MAX_CHARACTERS = 500_000 // what the contract lets through; more would freeze a cheap phone

/** Google Docs wraps all that is copied in it. Its end tag closes nothing then, and the filter drops it. */
const BOLD_OF_NOTHING = /<b\b[^<>]{0,200}font-weight: ?(?:normal|400)[^<>]{0,200}>/gi

/** No style of an article is kept. The site's policy refuses each, and the console told of it, while the filter reads. */
const STYLE_OF_TAG = /(<[a-z][^<>]*?\s)style(?=\s*=\s*["'])/gi

export type Article = { fragment: DocumentFragment; embeds: EmbedHost[] }

/**
 * An article as parts of the page: filtered by the allow-list, then dressed in our own classes. The filter works in a
 * document without a window, so that nothing is fetched or run before it is done. `origins` are those of this site.
 */
export function articleOf(html: string, origins: readonly string[]): Article {
  const fragment: unknown = purify.sanitize(markupOf(html.slice(0, MAX_CHARACTERS)), {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: [...PLAIN_ATTRIBUTES],
    ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  // A filter that cannot work returns its input.
  if (!(fragment instanceof DocumentFragment)) throw new Error('This browser cannot filter HTML')

  dressAddresses(fragment)
  const embeds = dressFrames(fragment)
  dressPictures(fragment)
  dressLinks(fragment, origins)
  dressHeadings(fragment)
  dressLists(fragment)
  dressLooseText(fragment)
  for (const [name, classes] of Object.entries(CLASS_OF)) {
    if (classes) for (const element of fragment.querySelectorAll(name)) element.className = classes
  }
  dressTables(fragment)
  if (wantsLessData()) holdPictures(fragment)
  return { fragment, embeds }
}

/** A text of a plain field has lines and no markup. */
const markupOf = (html: string): string =>
  html.includes('<')
    ? html.replace(BOLD_OF_NOTHING, '<span>').replace(STYLE_OF_TAG, '$1data-style')
    : html.replaceAll('\n', '<br>')

/** Pictures, films and sounds of an article come from the same place as those of records. */
function dressAddresses(fragment: DocumentFragment): void {
  for (const name of ['src', 'poster']) {
    for (const element of fragment.querySelectorAll(`[${name}]`)) {
      const address = mediaAddress(element.getAttribute(name) ?? '')
      if (address) element.setAttribute(name, address)
    }
  }
}

function dressLinks(fragment: DocumentFragment, origins: readonly string[]): void {
  for (const link of fragment.querySelectorAll('a')) {
    const target = linkTarget(link.getAttribute('href') ?? '', origins)
    if (!target || !link.hasChildNodes()) {
      link.replaceWith(...link.childNodes)
      continue
    }
    link.setAttribute('href', target.href)
    if (target.kind === 'screen') link.dataset.screen = ''
    if (target.kind !== 'elsewhere') continue
    link.target = '_blank'
    link.rel = 'noopener noreferrer nofollow'
    const note = document.createElement('span')
    note.className = 'visually-hidden'
    note.dataset.unspoken = ''
    note.textContent = ` ${richTextCopy.newTab}`
    link.append(note)
  }
}

function dressHeadings(fragment: DocumentFragment): void {
  const headings = [...fragment.querySelectorAll('h1,h2,h3,h4,h5,h6')].filter((heading) => {
    const isBlank = heading.textContent?.trim() === ''
    if (isBlank) heading.replaceWith(...heading.childNodes) // editors leave them; a screen reader would stop there
    return !isBlank
  })
  const levels = shownLevels(headings.map(({ tagName }) => Number(tagName[1])))
  const ids = headingIds(headings.map(({ textContent }) => textContent ?? ''))
  for (const [at, heading] of headings.entries()) {
    const shown = document.createElement(`h${levels[at]}`)
    for (const { name, value } of heading.attributes) shown.setAttribute(name, value) // `dir`, `lang`
    shown.append(...heading.childNodes)
    shown.id = ids[at] ?? ''
    heading.replaceWith(shown)
  }
}

/** Newer editors write every list with numbers, and say of each row whether it is one. */
function dressLists(fragment: DocumentFragment): void {
  for (const row of fragment.querySelectorAll('ol>[data-list]')) {
    const list = row.parentElement
    if (!list) continue
    const name = row.getAttribute('data-list') === 'ordered' ? 'ol' : 'ul'
    const before = list.previousElementSibling
    const isNext = before?.localName === name && before.hasAttribute('data-list')
    const run = isNext ? before : document.createElement(name)
    run.setAttribute('data-list', '')
    list.before(run)
    run.append(row)
    if (list.children.length === 0) list.remove()
  }
}

/** A wide table scrolls by itself, with keys too, and the page does not. Paper is made as wide as the table. */
function dressTables(fragment: DocumentFragment): void {
  for (const table of fragment.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.className = 'overflow-x-auto print:min-w-min my-24px rounded-sm border-1 border-solid border-edge'
    frame.tabIndex = 0
    frame.setAttribute('role', 'group')
    frame.setAttribute('aria-label', table.caption?.textContent?.trim() || richTextCopy.table)
    table.replaceWith(frame)
    frame.append(table)
  }
}
