/**
 * Which icons come together. A browser fetches a picture when it draws one of its icons, in view or not. Every screen
 * has the first, so that has the frame, the front page and what the heaviest first views draw. The next two have what other
 * screens draw before a press: those with data, and those of the company. The last has the rest.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type IconSheet = {
  /** Of the file; empty for the sheet that every screen has. */
  name: string
  /** These files, and all that they import before they can run, name the icons. */
  roots?: readonly string[]
  /** Folders whose files name the icons. */
  folders?: readonly string[]
  /** By who draws them at first: most icons of these files come later. `picture-sizes.spec.ts` tells of one that is missing. */
  drawn?: Readonly<Record<string, string>>
}

const SHEETS: readonly IconSheet[] = [
  {
    name: '',
    roots: ['src/startup/main.tsx', 'src/routes/front-page.tsx', 'src/routes/front-page-below.tsx'],
    drawn: {
      'lists and tours':
        'arrow-down arrows-down-up calendar-check check-circle-fill circle magnifying-glass sliders-horizontal',
      packages:
        'arrow-left caret-left caret-right minus newspaper pause-fill play-fill seal-percent share-network',
      'of the same shapes, so that they take less here': 'calendar-blank seal-check',
    },
  },
  {
    name: 'screens',
    drawn: {
      search: 'bell-ringing ruler stack van',
      'lists and tours': 'check-bold circle-notch pause',
      packages: 'columns cube-focus download-simple heart heart-fill images printer qr-code',
      posts: 'chat-circle thumbs-down thumbs-down-fill',
      'what is kept': 'copy hourglass-medium trash tray',
      'the company': 'arrow-up-right chat-circle-text whatsapp-logo',
    },
  },
  { name: 'company', folders: ['careers', 'services', 'team'].map((name) => `src/features/${name}`) },
]

const ICON = /\bi-ph-([a-z0-9-]+)/g
/** Not a dynamic import, which comes later, nor one of types. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^'"]*['"]([#.][^'"]+\.tsx?)['"]/gm

/** The icons of each sheet in order, those that `isKnown` refuses left out; the last sheet has the rest of `folder`. */
export function iconSheets(
  folder: string,
  isKnown: (icon: string) => boolean,
): { name: string; icons: string[] }[] {
  const named = new Set(iconsOf(sourcesIn(folder)).filter(isKnown))
  const placed = new Set<string>()
  const rest: IconSheet = { name: 'more', folders: [folder] }
  return [...SHEETS, rest].map(({ name, roots = [], folders = [], drawn = {} }) => {
    const files = [...together(roots), ...folders.flatMap(sourcesIn)]
    const listed = Object.values(drawn).flatMap((icons) => icons.split(' '))
    const gone = listed.find((icon) => isKnown(icon) && !named.has(icon))
    if (gone) throw new Error(`Nothing draws ${gone}: which icon has its place? (build/icons/icon-sheets.ts)`)
    const icons = new Set([...iconsOf(files), ...listed].filter((icon) => named.has(icon)))
    const own = [...icons].filter((icon) => !placed.has(icon)).sort()
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

const iconsOf = (files: readonly string[]): string[] =>
  files.flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(ICON), ([, icon = '']) => icon))

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
