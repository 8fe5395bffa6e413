/** Bytes that a visitor pays for, as Brotli. The build prints them; above the limit it warns, and in CI it fails. */

import { readdir, readFile } from 'node:fs/promises'
import { isBundleAddress, type OfflineBundle, workerCodeIn } from '../../contract/messages/offline-bundle.ts'
import { siteConfig } from '../../contract/site-config.ts'
import { WHOLE_SITE_BYTES } from '../../src/pwa/kept/site-on-phone.ts'
import { brokenBudgets } from './broken-budgets.ts'
import { closure, fileOf, lazyImports, scriptsOfPage, sizes } from './built-files.ts'
import { type Budget, pageBudgets } from './page-budgets.ts'

const KB = 1000

/**
 * An owner's own names and words may be longer than ours, so on the owner's machine a budget is advice. In CI, where
 * the site is made, it is a limit.
 */
export async function holdBudgets({ isStrict }: { isStrict: boolean }): Promise<void> {
  const budgets = await measure()
  for (const { what, bytes, limit } of budgets) {
    console.log(`${what}: ${(bytes / KB).toFixed(2)} kB of ${limit / KB} kB`)
  }
  const broken = brokenBudgets(budgets)
  if (broken.length === 0) return
  const sentence = `Above the byte budget: ${broken.join('; ')}`
  if (isStrict) throw new Error(sentence)
  console.warn(`${sentence}. The site works; CI refuses it (npm run build -- --strict).`)
}

async function measure(): Promise<Budget[]> {
  const front = await readFile('dist/index.html', 'utf8')
  const { boot, screen } = scriptsOfPage(front)
  const atFirst = await closure([boot])
  const interactive = await closure([boot, ...(await lazyImports(boot)), ...screen])
  const fonts = (await readdir('dist/assets/fonts')).filter((name) => name.endsWith('.woff2'))
  return [
    // All of it comes with the first ten packets of a connection, with room for 1.6 kB (api/static/page-policy.ts).
    { what: 'front page: HTML with its rules', bytes: await sizes(['index.html']), limit: 11.9 * KB },
    ...(await pageBudgets()),
    { what: 'JavaScript before the first paint', bytes: await sizes(atFirst), limit: 3.6 * KB },
    {
      what: 'front page: JavaScript before it is interactive',
      bytes: await sizes(interactive),
      limit: 85.9 * KB,
    },
    {
      what: 'fonts',
      bytes: await sizes(fonts.map((name) => `assets/fonts/${name}`)),
      limit: 22 * KB,
    },
    {
      what: 'fetched for offline, worker and all',
      bytes: await sizes(siteConfig.hasWorker ? await precached() : ['sw.js']), // the kill switch keeps nothing
      limit: WHOLE_SITE_BYTES,
    },
  ]
}

/** The worker, the whole bundle, and the files outside it. That of the pages is for a phone that has the rest. */
async function precached(): Promise<string[]> {
  const worker = await readFile('dist/sw.js', 'utf8')
  const urls = [...worker.matchAll(/["'`]?url["'`]?:["'`](\/[^"'`]+)["'`]/g)].map(([, url = '']) => url)
  const bundle = urls.find(isBundleAddress)
  if (!bundle) throw new Error('The worker keeps too little: its bundle was not found')
  const { texts }: OfflineBundle = JSON.parse(await readFile(`dist/${fileOf(bundle)}`, 'utf8'))
  const inside = new Set(Object.values(texts).flatMap((kind) => Object.keys(kind)))
  const alone = urls.filter((url) => !inside.has(url) && (url === bundle || !isBundleAddress(url)))
  const code = workerCodeIn(worker)
  if (!code) throw new Error('The code of the worker was not found')
  return ['sw.js', code, ...alone.map(fileOf).filter(Boolean)] // the front page came with the visit
}
