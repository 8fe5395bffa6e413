/** Which module belongs to which chunk. Its folder decides, so a new file needs no entry. */

type Chunk = {
  name: string
  /** If two would take a module, the higher one does. */
  priority?: number
  /** With all folders below them; one that ends in `/*` without. */
  folders: readonly string[]
  /** Files of these folders that belong elsewhere. */
  except?: readonly string[]
  /** Single files whose folder belongs elsewhere. Listed by hand, so few (`scripts/house-figures.ts`). */
  files?: readonly string[]
}

/** React Query's state as it is kept. */
const HYDRATION = 'node_modules/@tanstack/query-core/build/modern/hydration.js'

/**
 * Two chunks that every visit needs, instead of forty crumbs: code that answers to presses (`core`), and code that
 * reads (`data`). Everything else is split by screen and by use.
 */
const TABLE: readonly Chunk[] = [
  {
    name: 'core',
    priority: 2,
    folders: [
      ...['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'cookie'].map(library),
      ...['src/startup/*', 'src/app/*', 'src/app/layout', 'src/device/*', 'contract/*'],
      ...['src/ui/core', 'src/ui/head', 'src/ui/picture', 'src/ui/reveal', 'src/ui/tabs/*', 'build/react'],
    ],
    // What reads brings them along.
    except: ['endpoints', 'either-signal', 'reopened-store', 'with-patience'].map(
      (file) => `contract/${file}.ts`,
    ),
    files: [
      'contract/addresses/url.ts',
      'src/features/posts/hub/latest-copy.ts',
      'src/features/tours/faq-page-data.ts',
      'src/api-client/errors.ts',
      'src/pwa/connection/connection.ts',
      'src/pwa/worker/parts-missing.ts',
    ],
  },
  {
    name: 'front-page',
    priority: 2,
    folders: ['src/features/front-page/first-screen'],
    files: ['src/routes/front-page.tsx', 'src/features/faqs/content.ts', 'src/features/faqs/copy.ts'],
  },
  {
    name: 'data',
    priority: 1,
    folders: [
      ...['@tanstack/react-query', '@tanstack/query-core', 'valibot', 'idb-keyval', 'redaxios'].map(library),
      ...['records', 'article', 'addresses', 'format', 'link-preview', 'storage'].map(
        (folder) => `contract/${folder}`,
      ),
      ...['src/api-client', 'src/app/data/*', 'src/format', 'src/ui/lists', 'src/ui/reads'],
      ...['src/ui/api-picture', 'src/ui/clipboard', 'src/ui/fields/early', 'src/device/later'],
    ],
    // What only those need who stay, or one screen.
    except: [
      ...['documents', 'read-behind', 'readable-hosts'].map((file) => `contract/addresses/${file}.ts`),
      ...['choose-data-saver', 'rest', 'worth-its-data'].map((file) => `src/device/later/${file}.ts`),
      ...['data-cost', 'data-size'].map((file) => `src/format/${file}.ts`),
      'src/ui/lists/use-held-rows.ts',
      HYDRATION,
    ],
  },
  // Of groups below 1, and without a number, the earlier takes.
  {
    // What the phone holds and may hold: for lists of it, and for who stays.
    name: 'kept',
    priority: 0.6,
    folders: ['contract/messages', 'src/device/later', 'src/format', 'src/pwa/kept'],
  },
  {
    // What brings kept reads back, and keeps: for who has some, and for who stays.
    name: 'keep-reads',
    priority: 0.7,
    folders: [
      'src/app/data/kept',
      ...['query-core', 'query-persist-client-core', 'query-sync-storage-persister'].map((part) =>
        library(`@tanstack/${part}`),
      ),
    ],
  },
  {
    // What keeps and sends: nobody needs it before they stay or write. What `data` needs too is there.
    name: 'reader',
    priority: 0.5,
    folders: [
      ...['outbox', 'contract/sent', 'src/device/in-app', 'src/ui/in-app'],
      ...['src/pwa/*', 'src/pwa/connection', 'src/pwa/data-meter', 'src/pwa/outbox-status', 'src/pwa/worker'],
    ],
  },
  {
    name: 'packages',
    folders: [
      ...['src/features/packages/*', 'src/features/packages/changes', 'src/features/packages/plans'],
      'src/ui/carousel/*',
    ],
    files: ['src/features/product-lines/product-line-content.ts'],
  },
  { name: 'tours', folders: ['src/features/tours/glance'] },
  { name: 'find', folders: ['src/features/packages/find/rules'] },
  { name: 'follow', folders: ['follow'], except: ['follow/look.ts'] },
  { name: 'hearts', folders: ['src/features/packages/shortlist/kept'] },
  { name: 'planner', folders: ['src/features/packages/planner'] },
  { name: 'posts', folders: ['src/features/posts/*', 'src/features/posts/card'] },
  { name: 'ask', folders: ['src/ui/ask'] },
  { name: 'sections', folders: ['src/routes/sections'] },
  { name: 'followed', folders: ['src/forms/live', 'src/forms/errors'] },
  { name: 'results', folders: ['src/forms/result'] },
]

/** A parent folder may have the name of one of ours, as /usr/src/app has. */
const ROOT = escaped(`${process.cwd().replaceAll('\\', '/')}/`)

/**
 * Modules that the boot script shares must not be in a large chunk, or that chunk would load before the first paint.
 */
const BOOT = { name: 'boot', priority: 3, test: RegExp(`^${ROOT}src/(.+/)?boot/|preload-helper`) }

/** For Rolldown's `output.codeSplitting.groups`. */
export const CHUNKS = [
  BOOT,
  ...TABLE.map(({ folders, files = [], except = [], ...chunk }) => ({
    ...chunk,
    test: new RegExp(
      `(?:^${ROOT}|/(?=node_modules/))${except.map((file) => `(?!${only(file)})`).join('')}(${[...folders.map(below), ...files.map(only)].join('|')})`,
    ),
  })),
]

export const FILES_BY_HAND = TABLE.flatMap(({ files = [] }) => files)

function library(name: string): string {
  return `node_modules/${name}`
}

function below(folder: string): string {
  return folder.endsWith('/*') ? `${escaped(folder.slice(0, -1))}[^/]+$` : `${escaped(folder)}/`
}

function only(file: string): string {
  return `${escaped(file)}$`
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
