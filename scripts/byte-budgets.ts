/** Bytes that a visitor pays for, as Brotli. The build prints them and fails above the limit. */
import { readdir, readFile } from 'node:fs/promises'
import { isBundleAddress, type OfflineBundle } from '../contract/offline-bundle.ts'
import { closure, lazyImports, scriptsOfPage, sizes } from './built-files.ts'
import { pageBudgets } from './page-budgets.ts'

const KB = 1000

/**
 * What the first ten packets of a connection carry besides 1.1 kB of headers (api/static/page-policy.ts): above it the front
 * page needs one more round trip, 400 ms on a slow line.
 */
const ONE_WINDOW = 13.45 * KB

export type Budget = { what: string; bytes: number; limit: number }

export async function checkBudgets(): Promise<void> {
  const budgets = await measure()
  for (const { what, bytes, limit } of budgets) {
    console.log(`${what}: ${(bytes / KB).toFixed(1)} kB of ${limit / KB} kB`)
  }
  const broken = budgets.filter(({ bytes, limit }) => bytes > limit)
  if (broken.length > 0) throw new Error(`Byte budget broken: ${broken.map(({ what }) => what).join(', ')}`)
}

async function measure(): Promise<Budget[]> {
  const front = await readFile('dist/index.html', 'utf8')
  const { boot, screen } = scriptsOfPage(front)
  const atFirst = await closure([boot])
  const interactive = await closure([boot, ...(await lazyImports(boot)), ...screen])
  const fonts = (await readdir('dist/assets/fonts')).filter((name) => name.endsWith('.woff2'))
  return [
    { what: 'front page: HTML with its rules', bytes: await sizes(['index.html']), limit: ONE_WINDOW },
    ...(await pageBudgets()),
    { what: 'JavaScript before the first paint', bytes: await sizes(atFirst), limit: 3.5 * KB },
    {
      what: 'front page: JavaScript before it is interactive',
      bytes: await sizes(interactive),
      limit: 91 * KB,
    },
    {
      what: 'fonts',
      bytes: await sizes(fonts.map((name) => `assets/fonts/${name}`)),
      limit: 30 * KB,
    },
    { what: 'fetched for offline, worker and all', bytes: await sizes(await precached()), limit: 385 * KB },
  ]
}

/** The worker, the bundle, and what is not in it. */
async function precached(): Promise<string[]> {
  const worker = await readFile('dist/sw.js', 'utf8')
  const urls = [...worker.matchAll(/["'`]?url["'`]?:["'`]\/([^"'`]+)["'`]/g)].map(([, url = '']) => url)
  const bundle = urls.find((url) => isBundleAddress(`/${url}`))
  if (!bundle) throw new Error('The worker keeps too little: its bundle was not found')
  const texts: OfflineBundle = JSON.parse(await readFile(`dist/${bundle}`, 'utf8'))
  const inside = new Set(Object.values(texts).flatMap((kind) => Object.keys(kind)))
  return ['sw.js', ...urls.filter((url) => !inside.has(`/${url}`))]
}
