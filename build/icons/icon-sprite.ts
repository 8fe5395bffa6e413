/**
 * The icons that the source names, as a few pictures (`icon-sheets.ts`): every icon is a cell of a grid, shown as a mask.
 * Separate icons would each be a document of their own for the browser, and half of the stylesheet.
 */
import { createHash } from 'node:crypto'
import { icons as phosphor } from '@iconify-json/ph'
import type { Plugin } from 'vite'
import { withBase } from '../../contract/base-path.ts'
import { iconSheets } from './icon-sheets.ts'
import { inWholeUnits, movedTo } from './whole-units.ts'

const CELL = 256 // the set's own grid
const COLUMNS = 10

const sheets = iconSheets('src', (name) => name in phosphor.icons)
/** The same for all sheets, so that one rule cuts the icons out of any. */
const rows = Math.max(...sheets.map(({ icons }) => Math.ceil(icons.length / COLUMNS)))
const pictures = sheets.map(({ name, icons }) => {
  const source = draw(icons)
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  const fileName = `assets/icons-${name && `${name}-`}${hash}.svg`
  return { icons, source, fileName, url: withBase(`/${fileName}`) }
})

/** The sheet that every screen has. */
export const ICON_SPRITE = {
  url: pictures[0]?.url ?? '',
  columns: COLUMNS,
  rows,
}

/** Column and row of an icon, with the address of its sheet if it is not in the first; null for an unknown name. */
export function iconCell(name: string): { column: number; row: number; sheet?: string } | null {
  const picture = pictures.find(({ icons }) => icons.includes(name))
  if (!picture) return null
  const index = picture.icons.indexOf(name)
  const cell = { column: index % COLUMNS, row: Math.floor(index / COLUMNS) }
  return picture.url === ICON_SPRITE.url ? cell : { ...cell, sheet: picture.url }
}

/** Writes the pictures into the build; in development they are served from memory. */
export const iconSprite: Plugin = {
  name: 'icon-sprite',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const { fileName, source } of pictures) this.emitFile({ type: 'asset', fileName, source })
  },
  configureServer(server) {
    for (const { url, source } of pictures) {
      server.middlewares.use(url, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(source)
      })
    }
  },
}

/**
 * A row is one path. The browser lays the picture out anew for each icon of another size. It also paints the picture for
 * each icon that moves, part by part (docs/performance.md).
 */
function draw(icons: readonly string[]): string {
  const lines = Array.from({ length: Math.ceil(icons.length / COLUMNS) }, (_, row) => {
    const inRow = icons.slice(row * COLUMNS, (row + 1) * COLUMNS)
    return `<path d="${inRow.map((name, column) => pathOf(name, column * CELL, row * CELL)).join('')}"/>`
  })
  const size = `${COLUMNS * CELL} ${rows * CELL}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" preserveAspectRatio="none">${lines.join('')}</svg>\n`
}

/** All paths of an icon, moved to its cell. */
function pathOf(name: string, x: number, y: number): string {
  const body = phosphor.icons[name]?.body ?? ''
  const paths = [...body.matchAll(/<path fill="currentColor" d="([^"]+)"\/>/g)]
  if (paths.map(([whole]) => whole).join('') !== body) throw new Error(`${name} is more than filled paths`)
  return paths.map(([, path = '']) => movedTo(inWholeUnits(path), x, y)).join('')
}
