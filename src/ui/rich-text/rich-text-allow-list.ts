// @unocss-include: the stylesheet is made from the class names of this file too
/**
 * What an article may consist of (decision G6). Everything else is removed: an element leaves its words, a script
 * leaves nothing.
 */

/** Elements, each with the classes for showing it; the classes of the sender are dropped. */
export const CLASS_OF = {
  h2: 'title-3 mt-40px mb-12px',
  h3: 'title-4 text-[1.1875rem] mt-32px mb-8px',
  h4: 'title-4 mt-24px mb-8px',
  h5: 'title-4 mt-24px mb-8px',
  h6: 'title-4 mt-24px mb-8px',
  p: 'mb-16px',
  br: '',
  hr: 'my-40px border-0 border-t-1 border-solid border-edge',
  ul: 'list-disc ps-24px mb-20px marker:text-laterite',
  ol: 'list-decimal ps-24px mb-20px marker:text-laterite marker:font-600',
  li: 'mb-8px ps-4px',
  dl: 'mb-20px',
  dt: 'font-600',
  dd: 'mb-12px ps-24px',
  blockquote: 'my-32px ps-20px border-0 border-s-4 border-solid border-gold text-[1.1875rem] text-ink-soft',
  pre: 'mb-20px p-16px rounded-sm bg-sand overflow-x-auto text-[.9375rem]',
  code: 'text-[.9375em]',
  kbd: 'text-[.9375em]',
  a: 'text-link break-anywhere',
  strong: 'font-700',
  b: 'font-700',
  em: 'italic',
  i: 'italic',
  cite: 'italic',
  u: 'underline underline-offset-4',
  s: 'line-through',
  del: 'line-through',
  ins: 'underline underline-offset-4',
  mark: 'bg-gold text-on-gold px-2px',
  small: 'text-[.875rem]',
  sub: '',
  sup: '',
  q: '',
  abbr: '',
  time: '',
  span: '',
  div: '',
  section: '',
  article: '',
  header: '',
  figure: 'my-32px',
  figcaption: 'small-print mt-8px',
  img: 'max-w-full h-auto my-24px rounded-sm bg-sand',
  // A word of a cell stays whole while the table can scroll.
  table: 'w-full border-collapse text-[.9375rem] [overflow-wrap:break-word]',
  caption: 'small-print text-start mb-8px',
  thead: '',
  tbody: '',
  tfoot: '',
  tr: '',
  th: 'p-12px text-start align-top font-600 bg-sand border-0 border-b-1 border-solid border-edge',
  td: 'p-12px align-top border-0 border-b-1 border-solid border-edge tabular-nums',
  audio: 'w-full my-24px',
} as const satisfies Record<string, string>

/**
 * The filter lets these through because an element of our own replaces them: h1 becomes h2, the others wait for a tap.
 */
const REPLACED = ['h1', 'iframe', 'oembed', 'video', 'source']

export const ALLOWED_TAGS: readonly string[] = [...Object.keys(CLASS_OF), ...REPLACED]

/** Attributes that hold an address. */
const ADDRESSES = ['href', 'src', 'poster', 'url']

/** Attributes that hold no address. No style, class, id, name, srcset, target or handler; `data-list` is the kind of a list. */
export const PLAIN_ATTRIBUTES: readonly string[] = [
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'reversed',
  'data-list',
  'datetime',
  'lang',
  'dir',
]

export const ALLOWED_ATTRIBUTES: readonly string[] = [...ADDRESSES, ...PLAIN_ATTRIBUTES]

/** Addresses an attribute may hold: of the web, also without `https:`, of mail and phone, or of this site. */
export const ALLOWED_ADDRESS = /^(?:https?:|www\.|mailto:|tel:|\/(?!\\))/i

/** Pictures that editors paste into the text itself. SVG is excluded, because it is a document of its own. */
export const ALLOWED_DATA_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i
