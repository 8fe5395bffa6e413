import presetWind3 from '@unocss/preset-wind3'
import { defineConfig, symbols, type UtilObject } from 'unocss'
import { iconCell } from './build/icons/icon-sprite.ts'
import { LATER_FILES, laterCss } from './build/styles/site-styles.ts'
import { DRIVES } from './src/features/company/journey/drives.ts'

const COLOURS = [
  'paper',
  'surface',
  'ink',
  'ink-soft',
  'forest',
  'on-forest',
  'leaf',
  'laterite',
  'on-accent',
  'gold',
  'on-gold',
  'sky',
  'edge',
  'sand',
  'mint',
  'danger',
  'band',
  'on-band',
  'on-band-soft',
  'band-edge',
] as const

/**
 * `i-ph-arrow-right`: a Phosphor icon, as a cell of the sprite that the shared rule masks with
 * (src/styles/icons.css).
 */
function icon(name: string) {
  const cell = iconCell(name)
  if (!cell) return undefined
  const place = { '--icon': `${-1.25 * cell.column}em ${-1.25 * cell.row}em` }
  return cell.sheet ? { ...place, 'mask-image': `url(${cell.sheet})` } : place
}

/** `1/2` → `50%`, `full` → `100%`, `6px` unchanged. */
function length(size: string): string {
  const [part, whole] = size.split('/').map(Number)
  if (part && whole) return `${(100 * part) / whole}%`
  return size === 'full' ? '100%' : size
}

/** The same side twice is one logical property: shorter in every page. */
const PAIRS = [
  ['padding-left', 'padding-right', 'padding-inline'],
  ['padding-top', 'padding-bottom', 'padding-block'],
  ['margin-left', 'margin-right', 'margin-inline'],
  ['margin-top', 'margin-bottom', 'margin-block'],
  ['left', 'right', 'inset-inline'],
] as const

function pairSides({ entries }: UtilObject): void {
  for (const [start, end, both] of PAIRS) {
    const [first, second] = [start, end].map((side) => entries.findIndex(([name]) => name === side))
    if (first === undefined || second === undefined || first < 0 || second < 0) continue
    if (entries[first]?.[1] !== entries[second]?.[1]) continue
    entries[first] = [both, entries[first]?.[1]]
    entries.splice(second, 1)
  }
}

const SIDES: Readonly<Record<string, string>> = { t: 'to top', r: 'to right', b: 'to bottom' }

/**
 * Tokens are CSS variables (src/styles/tokens.css). Shortcuts name an
 * intention, utilities only lay out.
 */
export default defineConfig({
  postprocess: pairSides,
  presets: [presetWind3({ preflight: false, dark: { dark: ':root[data-theme=dark]' } })],
  preflights: [{ getCSS: laterCss }],
  configDeps: LATER_FILES,
  rules: [
    // The colours of a picture before it comes: sky, green, and the earth of its line.
    ['picture-ground', { background: 'linear-gradient(#dbe5e2,#a9b98a 45%,var(--earth,#c08552))' }],
    // Laterite cannot be seen on a band, so it says the colour of the focus ring of what stands on it
    // (src/styles/base.css). A panel inside takes it back.
    [
      'bg-band',
      [
        { 'background-color': 'var(--band)' },
        { [symbols.selector]: (band: string) => `${band}>*`, '--ring': 'var(--on-band)' },
      ],
    ],
    // A pale ground in a dark room is dimmed more than a scene. In a light room there is no `--sun`, and nothing is
    // dimmed.
    ['pale', { filter: 'var(--sun) var(--sun) var(--sun)' }],
    [/^i-ph-([a-z0-9-]+)$/, ([, name = '']) => icon(name)],
    // The preset's own rules need variables with start values on every element, and write them all into every rule. A
    // minus stands before the size (`translate-y--6px`): before the class it would be the preset's.
    [/^translate-x-(.+)$/, ([, size = '']) => ({ translate: length(size) })],
    [/^translate-y-(.+)$/, ([, size = '']) => ({ translate: `0 ${length(size)}` })],
    [/^rotate-(\d+)$/, ([, degrees]) => ({ rotate: `${degrees}deg` })],
    [/^scale-(\d+)$/, ([, percent]) => ({ scale: String(Number(percent) / 100) })],
    ['scale-none', { scale: 'none' }],
    ['transition-transform', { 'transition-property': 'translate,rotate,scale' }],
    [/^transition-\[([a-z,-]*scale[a-z,-]*)\]$/, ([, names]) => ({ 'transition-property': names })],
    // What a press changes is painted again up to the next of these, and not the whole page (decision 180).
    ['apart', { contain: 'content', 'overflow-clip-margin': '32px' }],
    // The preset's own mix `in oklch`, which Firefox before 127 does not know, and then has no gradient at all.
    [
      /^bg-gradient-to-([trb])$/,
      ([, to = '']) => ({ 'background-image': `linear-gradient(${SIDES[to]},var(--un-gradient-stops))` }),
    ],
    ['snap-x', { 'scroll-snap-type': 'x mandatory' }],
    [/^(fill|stroke)-\[(#[\da-f]{3,6})\]$/, ([, property = '', colour]) => ({ [property]: colour })],
    // The heading font comes in one weight; names that are signs are drawn heavier.
    ['bolder', { '-webkit-text-stroke': '.02em' }],
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
    ['shadow-float', { 'box-shadow': 'var(--shadow-float)' }],
    [/^shadow-\[(.+)\]$/, ([, value = '']) => ({ 'box-shadow': value.replaceAll('_', ' ') })],
  ],
  variants: [
    // A finger leaves `:hover` behind, and what these change is styled, laid out and painted before the press itself is
    // told (decision 180). The tap highlight answers there. Its order leaves them to their own specificity. Of two
    // questions UnoCSS would keep one, so that for less motion is asked here.
    {
      name: 'hover-where-it-can',
      order: -1, // before that of the preset
      match: (name) => {
        if (!/(?:^|:)(?:group-)?hover:|active:scale-9/.test(name)) return name
        const matcher = name.replace(/^motion-safe:/, '')
        const calm = matcher === name ? '' : ' and (prefers-reduced-motion:no-preference)'
        return { matcher, parent: [`@media (hover:hover)${calm}`, -1] }
      },
    },
    (name) =>
      name.startsWith('drives:')
        ? { matcher: name.slice('drives:'.length), parent: `@media ${DRIVES}` }
        : name,
    // The preset would subtract a pixel by `calc()`.
    {
      name: 'max-width',
      order: -1, // before that of the preset
      match: (name) => {
        const [start = '', size = ''] = /^max-(sm|md|lg):/.exec(name) ?? []
        const widest = { sm: '29.99em', md: '46.87em', lg: '63.99em' }[size]
        if (!widest) return name
        return {
          matcher: name.slice(start.length),
          handle: (input, next) =>
            next({
              ...input,
              parent: `${input.parent ? `${input.parent} $$ ` : ''}@media (max-width: ${widest})`,
              parentOrder: 3000 - Number.parseInt(widest, 10), // the narrowest last
            }),
        }
      },
    },
    // Nothing moves on paper: what a strip would bring along lies in rows there.
    {
      name: 'motion-safe',
      order: -1, // before that of the preset
      match: (name) =>
        name.startsWith('motion-safe:')
          ? {
              matcher: name.slice('motion-safe:'.length),
              parent: `@media screen and (prefers-reduced-motion: no-preference)`,
            }
          : name,
    },
  ],
  theme: {
    breakpoints: { sm: '30em', md: '46.875em', lg: '64em', xl: '75em' }, // spec §2: mobile ends at 750
    colors: Object.fromEntries(COLOURS.map((name) => [name, `var(--${name})`])),
    fontFamily: {
      heading: '"Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif',
      body: 'Figtree, "Figtree Fallback", system-ui, sans-serif',
    },
    borderRadius: { sm: '14px', md: '20px', lg: '28px', full: '999px' },
  },
  // Words of the source, not classes.
  blocklist:
    'h1 h2 h3 h4 h5 h6 shadow filter transition transform -panel b border indent m104 m200 ms outline px static table visible'.split(
      ' ',
    ),
  shortcuts: {
    // Layout
    // 1200 px with its paddings (spec §2), so its content ends where the header's 1140 px end.
    // Clear of a notch in the installed app, held sideways.
    container:
      'w-full max-w-1200px mx-auto px-20px md:px-[max(40px,env(safe-area-inset-left))] xl:px-[max(30px,env(safe-area-inset-left))]',
    section: 'apart py-64px md:py-104px',
    // A part whose rings of focus reach its edge. Without the margin they would be cut (decision 180).
    'apart-to-edge': 'supports-[overflow-clip-margin:1px]:apart',
    // Type: 360 px first
    'title-1':
      'font-heading font-600 text-[clamp(2.1rem,1.35rem+3.3vw,4.25rem)] leading-[1.04] tracking-[-0.025em] text-balance',
    'title-2':
      'font-heading font-600 text-[clamp(1.7rem,1.35rem+1.7vw,2.9rem)] leading-[1.08] tracking-[-0.025em] text-balance',
    'title-3':
      'font-heading font-600 text-[clamp(1.25rem,1.15rem+.5vw,1.6rem)] leading-[1.15] tracking-[-0.02em]',
    'title-4': 'font-heading font-600 text-[1.0625rem] leading-[1.2] tracking-[-0.015em]',
    lead: 'text-[1.1875rem] leading-[1.5] text-ink-soft max-w-[34em]',
    prose: 'max-w-[68ch] leading-[1.6]',
    eyebrow: 'text-[.875rem] font-600 text-laterite',
    price: 'font-heading font-600 tabular-nums tracking-[-0.02em] whitespace-nowrap',
    'small-print': 'text-[.875rem] leading-[1.45] text-ink-soft',
    // Actions: 48 px high, one press target
    btn: 'inline-flex items-center justify-center gap-8px min-h-48px px-24px rounded-full font-600 text-[1rem] leading-[1.1] no-underline cursor-pointer border-1 border-solid border-transparent transition-[background-color,scale,border-color] duration-150 active:scale-98 disabled:op-50 disabled:cursor-not-allowed disabled:active:scale-100 aria-disabled:op-50 text-center',
    'btn-primary': 'btn bg-forest text-on-forest hover:bg-[var(--forest-hover)]',
    'btn-outline': 'btn bg-transparent text-ink border-[var(--field-edge)] hover:border-ink',
    'btn-danger': 'btn bg-transparent text-danger border-danger hover:bg-danger hover:text-on-accent',
    'btn-gold': 'btn bg-gold text-on-gold hover:bg-[var(--gold-hover)]',
    'btn-round':
      'inline-flex items-center justify-center w-48px h-48px rounded-full cursor-pointer border-1 border-solid border-edge bg-surface text-ink transition-[border-color,scale] duration-150 hover:border-ink active:scale-96 disabled:op-40 disabled:cursor-not-allowed aria-disabled:op-40 aria-disabled:cursor-not-allowed aria-disabled:hover:border-edge',
    'page-button':
      'inline-flex items-center justify-center min-w-40px md:min-w-44px h-44px px-4px rounded-full font-600 tabular-nums cursor-pointer border-1 border-solid border-transparent hover:border-edge aria-[current=page]:bg-ink aria-[current=page]:text-paper',
    // A pill of choices; it wraps rather than scrolls sideways.
    // On a phone one row from edge to edge; five tabs stand as three above two.
    'tab-strip':
      'inline-flex flex-wrap max-md:w-full max-w-full gap-4px p-4px rounded-[28px] bg-sand [&:has(>:nth-child(5))>*]:max-md:basis-[30%]',
    tab: 'min-h-44px px-8px md:px-20px max-md:grow rounded-full font-600 text-[1rem] cursor-pointer transition-colors duration-150 hover:text-laterite active:bg-edge aria-selected:bg-ink aria-selected:text-paper aria-selected:hover:text-paper',
    // A small target whose press reaches 44 px
    'press-larger': "before:content-[''] before:absolute before:-inset-8px",
    'text-link':
      'text-ink font-600 [overflow-wrap:anywhere] underline decoration-gold decoration-2 underline-offset-4 hover:decoration-laterite',
    // Parts of the package page: long words stand here once, because that page pays for its script by the byte
    'plan-tiles': 'grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] gap-12px',
    gallery: '[&>:has(video)]:block [&:has(video)>:not(:has(video))]:hidden',
    thumbs: 'mt-12px grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-12px',
    'plan-tile':
      'relative flex flex-col gap-2px min-h-72px p-16px rounded-sm border-1 border-solid cursor-pointer',
    // It lies unseen on the whole tile, so its focus ring is the tile's.
    'plan-radio': 'absolute inset-0 w-full h-full m-0 appearance-none rounded-sm pointer-events-none',
    thumb:
      'relative block w-full aspect-[8/5] rounded-sm overflow-hidden cursor-pointer outline-offset-2 aria-pressed:outline-3 aria-pressed:outline-solid aria-pressed:outline-laterite focus-visible:outline-ink',
    'fact-cell':
      'flex flex-col-reverse justify-end gap-2px py-16px px-16px border-0 border-solid border-edge even:border-l-1 even:pr-0 odd:pl-0 [&:nth-child(n+3)]:border-t-1 lg:[&:nth-child(n+3)]:border-t-0 lg:[&:not(:first-child)]:border-l-1 lg:[&:not(:first-child)]:pl-20px',
    'panel-column':
      'min-w-0 md:sticky md:[@media(max-height:1199px)]:self-end md:[@media(max-height:1199px)]:bottom-16px md:[@media(max-height:1199px)]:min-h-[calc(100vh-112px)] md:[@media(min-height:1200px)]:top-96px',
    // Low on a wide screen: the panel sticks by its end there, and its upper part must stay clear of the header.
    'show-tile':
      'btn-outline flex-col lg:flex-row gap-6px rounded-md px-8px py-14px lg:py-4px text-[.9375rem]',
    'show-icon': 'text-[1.75rem] lg:text-[1.25rem]',
    'film-mark':
      'absolute inset-0 m-auto w-36px h-36px grid place-items-center rounded-full bg-surface text-ink',
    'benefit-list': 'mt-16px grid sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 gap-x-32px',
    'fact-cells': 'grid grid-cols-2 lg:grid-cols-4 border-y-1 border-x-0 border-solid border-edge',
    'package-columns':
      'grid gap-x-32px lg:gap-x-48px gap-y-32px items-start md:grid-cols-[minmax(0,1fr)_minmax(280px,34%)]',
    benefit: 'flex items-center gap-12px min-h-56px py-12px border-0 border-b-1 border-solid border-edge',
    'buy-bar':
      'md:hidden print:hidden [@media(min-height:400px)]:sticky bottom-0 z-20 bg-surface border-0 border-t-1 border-solid border-edge shadow-float pb-[env(safe-area-inset-bottom)]',
    // Surfaces
    card: 'apart [overflow-wrap:anywhere] bg-surface rounded-md border-1 border-solid border-edge overflow-hidden',
    panel:
      'apart [overflow-wrap:anywhere] bg-surface [&>*]:[--ring:var(--laterite)] rounded-lg border-1 border-solid border-edge p-20px md:p-32px',
    tag: 'inline-flex items-center max-w-full min-h-28px px-12px py-2px rounded-[14px] text-[.8125rem] leading-[1.2] font-500 bg-sand text-ink [overflow-wrap:anywhere]',
    'tag-land': 'tag bg-[var(--tag-land)] text-[var(--on-tag-land)]',
    'tag-agro': 'tag bg-[var(--tag-agro)] text-[var(--on-tag-agro)]',
    'tag-home': 'tag bg-[var(--tag-home)] text-[var(--on-tag-home)]',
    skeleton: 'rounded-sm bg-sand',
    // Around a group of skeletons: the compositor changes the opacity of a layer, the page's own thread does nothing.
    pulse: 'motion-safe:animate-[pulse_1.6s_ease-in-out_1s_infinite]',
    // Forms
    field:
      'w-full min-h-52px px-16px rounded-sm bg-surface text-ink text-[1.0625rem] border-1 border-solid border-[var(--field-edge)] hover:border-ink focus:border-forest aria-[invalid=true]:border-danger disabled:op-60 disabled:cursor-not-allowed',
    'field-label': 'block mb-6px font-600 text-[.9375rem]',
    'field-help': 'mt-6px text-[.875rem] text-ink-soft',
    'field-error': 'mt-6px text-[.875rem] font-500 text-danger',
    // Moments of the installed site
    'connection-bar':
      'px-20px py-8px min-h-40px bg-sand text-ink text-center text-[.9375rem] leading-[1.35] text-balance border-0 border-b-1 border-b-solid border-edge',
    // Above the buy bar and the thumb, never in the middle of what is read
    'float-card':
      'fixed inset-x-12px md:start-auto md:end-24px bottom-[calc(12px+env(safe-area-inset-bottom))] md:bottom-24px z-30 md:w-400px max-h-[80vh] overflow-y-auto grid gap-12px bg-surface text-ink rounded-md border-1 border-solid border-edge shadow-float p-20px print:hidden [:root:has(.field:focus)_&:not(.is-urgent)]:max-md:hidden [:root:has(.buy-bar)_&]:max-md:[@media(min-height:400px)]:bottom-[calc(112px+env(safe-area-inset-bottom))]',
    'visually-hidden': 'absolute w-1px h-1px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]',
  },
})
