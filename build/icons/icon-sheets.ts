/**
 * Which icons come together. Those of the frame and the front page are on every screen. Those of the
 * screens that show data are a second picture, and all others a third. A browser fetches a picture when it draws one of its icons.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type IconSheet = {
  /** Of the file; empty for the sheet that every screen has. */
  name: string
  /** These files, and all that they import before they can run, name the icons. */
  roots: readonly string[]
}

const SHEETS: readonly IconSheet[] = [
  {
    name: '',
    roots: [
      ...['src/startup/main.tsx', 'src/routes/front-page.tsx', 'src/routes/front-page-below.tsx'],
      'src/features/packages/shortlist/kept/shortlist-link.tsx',
    ],
  },
  {
    name: 'screens',
    roots: [
      ...[
        'land-projects',
        'agro-projects',
        'home-projects',
        'package-detail',
        'site-tour',
        'resource-hub',
      ].map(screen),
      ...[screen('find-packages'), 'src/features/tours/booking/booking-form.tsx'],
    ],
  },
]

function screen(name: string): string {
  return `src/routes/${name}.tsx`
}

const ICON = /\bi-ph-([a-z0-9-]+)/g
/** Not a dynamic import, which comes later, nor one of types. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^'"]*['"]([#.][^'"]+\.tsx?)['"]/gm

/** The icons of each sheet in order, those that `isKnown` refuses left out; the last sheet has the rest of `folder`. */
export function iconSheets(
  folder: string,
  isKnown: (icon: string) => boolean,
): { name: string; icons: string[] }[] {
  const placed = new Set<string>()
  const rest: IconSheet = { name: 'more', roots: sourcesIn(folder) }
  return [...SHEETS, rest].map(({ name, roots }) => {
    const icons = [...new Set(together(roots).flatMap(iconsOf))].filter(isKnown)
    const own = icons.filter((icon) => !placed.has(icon)).sort()
    for (const icon of own) placed.add(icon)
    return { name, icons: own }
  })
}

function together(roots: readonly string[]): string[] {
  const files = new Set(roots)
  for (const file of files) {
    if (!existsSync(file))
      throw new Error(`${file} is gone: whose icons come first? (build/icons/icon-sheets.ts)`)
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      files.add(imported.startsWith('#') ? imported.slice(1) : path.join(path.dirname(file), imported))
  }
  return [...files]
}

const iconsOf = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(ICON), ([, icon = '']) => icon)

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
