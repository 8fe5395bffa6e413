/**
 * The site's own rules, put together from `src/styles/`, where they are written to be read. Vite minifies the foundation
 * as part of the page (`foundation-css.ts`), and the rest as part of the stylesheet (`uno.config.ts`).
 */
import { readFileSync } from 'node:fs'
import { ICON_SPRITE } from '../icons/icon-sprite.ts'

export const STYLES_FOLDER = 'src/styles'

/** What every page starts from: fonts, tokens, element rules, icons. */
export const foundationCss = (): string =>
  together([
    ...['fonts', 'tokens'].map(read),
    ...darkTwice(read('dark')),
    ...['base', 'held-pictures', 'too-old', 'motion'].map(read),
    withSprite(read('icons')),
  ])

/** These wait for the whole stylesheet: no first paint is pressed, moves, is off the screen, or on paper. */
const LATER = ['accordion', 'lists', 'presses', 'smoothing', 'print', 'forced-colours']

export const LATER_FILES = LATER.map(fileOf)

export const laterCss = (): string => together(LATER.map(read))

/**
 * Lightning CSS leaves the space after a comma in values that it does not know, such as `color-mix()` of a variable. No
 * quoted text of ours holds a comma.
 */
const together = (parts: readonly string[]): string => parts.join('\n').replaceAll(/,\s+/g, ',')

/** As the system wants it, and once more as a person chose it: CSS has no way to share one list between the two. */
function darkTwice(bySystem: string): string[] {
  const byChoice = swap(
    swap(bySystem, ' and (prefers-color-scheme: dark)', ''),
    ':not([data-theme="light"])',
    '[data-theme="dark"]',
  )
  return [bySystem, byChoice]
}

function withSprite(icons: string): string {
  const { url, columns, rows } = ICON_SPRITE
  const placed = swap(icons, '/assets/icons.svg', url)
  return swap(swap(placed, 'env(icon-columns)', `${columns}`), 'env(icon-rows)', `${rows}`)
}

function swap(css: string, written: string, meant: string): string {
  if (!css.includes(written)) throw new Error(`${STYLES_FOLDER} no longer says ${written}`)
  return css.replace(written, meant)
}

function read(name: string): string {
  return readFileSync(fileOf(name), 'utf8')
}

function fileOf(name: string): string {
  return `${STYLES_FOLDER}/${name}.css`
}
