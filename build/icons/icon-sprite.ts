/**
 * The icons that the source names, as one picture: every icon is a cell of its grid, shown as a mask. Separate icons
 * would each be a document of their own for the browser, and half of the stylesheet.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { icons as phosphor } from '@iconify-json/ph'
import type { Plugin } from 'vite'
import { withBase } from '../../contract/base-path.ts'
import { inWholeUnits, movedTo } from './whole-units.ts'

const CELL = 256 // the set's own grid
const COLUMNS = 10

const names = usedNames('src')
const rows = Math.ceil(names.length / COLUMNS)
const sprite = draw()
const fileName = `assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`

export const ICON_SPRITE = {
  url: withBase(`/${fileName}`),
  columns: COLUMNS,
  rows,
}

/** Column and row of an icon, or null for a name that the set does not have. */
export function iconCell(name: string): { column: number; row: number } | null {
  const index = names.indexOf(name)
  return index < 0 ? null : { column: index % COLUMNS, row: Math.floor(index / COLUMNS) }
}

/** Writes the picture into the build; in development it is served from memory. */
export const iconSprite: Plugin = {
  name: 'icon-sprite',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: sprite })
  },
  configureServer(server) {
    server.middlewares.use(ICON_SPRITE.url, (_, response) => {
      response.setHeader('content-type', 'image/svg+xml')
      response.end(sprite)
    })
  },
}

function usedNames(folder: string): string[] {
  const found = new Set<string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.tsx?$/.test(entry.name)) continue
    const text = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')
    for (const [, name = ''] of text.matchAll(/\bi-ph-([a-z0-9-]+)/g)) found.add(name)
  }
  return [...found].filter((name) => phosphor.icons[name]).sort()
}

/**
 * A row is one path. The browser lays the picture out anew for each icon of another size. It also paints the picture for
 * each icon that moves, part by part (docs/performance.md).
 */
function draw(): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const inRow = names.slice(row * COLUMNS, (row + 1) * COLUMNS)
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
