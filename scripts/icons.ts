/** Draws every icon of the site from the one mark: `node scripts/icons.ts`. The results are committed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { mark } from '../src/features/company/mark.ts'

const ICONS = 'public/icons'
const GROUND = '#14532d'
const COLOURS = { roof: '#e2a93b', peg: '#fdf8ef', leaf: '#8fd0a5' }
const ONE_COLOUR = { roof: '#000', peg: '#000', leaf: '#000' }
const TILE_RADIUS = 0.22 // of the edge
/** Share of the edge that the mark fills. A maskable icon may lose everything outside the inner circle of 80 %. */
const FILL = { tile: 0.72, favicon: 0.84, masked: 0.54, bare: 0.74 }

const SHORTCUTS = {
  land: 'map-pin-line',
  agro: 'plant',
  home: 'house-line',
  tour: 'calendar-check',
  offline: 'download-simple',
}

const ground = (radius: number) => `<rect width="32" height="32" rx="${radius * 32}" fill="${GROUND}"/>`

function drawing(colours: typeof COLOURS, fill: number): string {
  const inset = (32 - mark.size * fill) / 2
  return `<g transform="translate(${round(inset)} ${round(inset)}) scale(${fill})">
<path d="${mark.roof}" fill="none" stroke="${colours.roof}" stroke-width="${mark.roofWidth}" stroke-linecap="round" stroke-linejoin="round"/>
<path d="${mark.peg}" fill="${colours.peg}"/><path d="${mark.leaf}" fill="${colours.leaf}"/></g>`
}

const round = (value: number) => Math.round(value * 100) / 100
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>\n`

async function png(source: string, edge: number): Promise<Buffer> {
  return sharp(Buffer.from(source), { density: (72 * edge) / 32 })
    .resize(edge, edge)
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer()
}

/** An .ico that holds one PNG, which every browser in use reads. */
function ico(image: Buffer, edge: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of images
  header.writeUInt8(edge, 6)
  header.writeUInt8(edge, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

async function shortcut(name: string, icons: Record<string, { body: string }>): Promise<string> {
  const icon = icons[name]
  if (!icon) throw new Error(`The icon set has no ${name}`)
  const glyph = icon.body.replaceAll('currentColor', COLOURS.peg)
  return svg(`${ground(TILE_RADIUS)}<g transform="translate(7 7) scale(${18 / 256})">${glyph}</g>`)
}

const tile = svg(ground(TILE_RADIUS) + drawing(COLOURS, FILL.tile))
const square = svg(ground(0) + drawing(COLOURS, FILL.tile))
const masked = svg(ground(0) + drawing(COLOURS, FILL.masked))
const monochrome = svg(drawing(ONE_COLOUR, FILL.bare))

await mkdir(ICONS, { recursive: true })
await writeFile(`${ICONS}/icon.svg`, tile)
await writeFile(`${ICONS}/monochrome.svg`, monochrome)
await writeFile(`${ICONS}/icon-192.png`, await png(tile, 192))
await writeFile(`${ICONS}/icon-512.png`, await png(tile, 512))
await writeFile(`${ICONS}/maskable-512.png`, await png(masked, 512))
await writeFile(`${ICONS}/monochrome-512.png`, await png(monochrome, 512))
await writeFile(`${ICONS}/apple-touch-icon.png`, await png(square, 180)) // iOS rounds the corners itself
await writeFile(
  'public/favicon.ico',
  ico(await png(svg(ground(TILE_RADIUS) + drawing(COLOURS, FILL.favicon)), 32), 32),
)
const { icons } = JSON.parse(await readFile('node_modules/@iconify-json/ph/icons.json', 'utf8'))
for (const [name, glyph] of Object.entries(SHORTCUTS)) {
  await writeFile(`${ICONS}/shortcut-${name}.png`, await png(await shortcut(glyph, icons), 96))
}
