/**
 * `npm run build`: writes dist/, ready for any static host. The order: settings (`host/check-settings.ts`); then Vite
 * with the chunks of `chunks.ts`, the patches and the icons. Before the worker is built, `pages/prerender.ts` writes
 * the pages with their styles and policy, and `offline/precache.ts` lists what the worker keeps. The steps of
 * `buildSite` below come last. With `--if-changed` it returns at once when nothing changed; with `--strict`, as in CI,
 * a broken byte budget is an error.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { SAMPLE_SITE_URL, siteConfig } from '../contract/site-config.ts'
import { holdBudgets } from './budgets/byte-budgets.ts'
import { unknownSettings, wrongSettings } from './host/check-settings.ts'
import { compressSite } from './host/compress.ts'
import { writeHostFiles } from './host/host-files.ts'
import { keepBuilds } from './host/kept-builds.ts'
import { writeDeploy } from './host/write-deploy.ts'
import { writeKillSwitch } from './offline/kill-switch.ts'
import { writeRecordPages } from './pages/record-pages.ts'
import { addSampleFilm } from './pages/sample-film.ts'
import { writeSharePictures } from './pages/share-pictures.ts'
import { sourceDigest } from './source-digest.ts'

const STAMP = '.cache/build-digest'

const wrong = wrongSettings(process.env)
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}
for (const name of unknownSettings(process.env))
  console.warn(`${name} is no setting of this site (docs/owner.md).`)

const digest = await sourceDigest()
const isCurrent = existsSync('dist/sw.js') && existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === digest
if (!process.argv.includes('--if-changed') || !isCurrent) await buildSite()

async function buildSite(): Promise<void> {
  const started = Date.now()
  await mkdir('.cache', { recursive: true })
  await rm(STAMP, { force: true }) // a build that fails half-way must not pass for a complete one
  await build({ configFile: 'vite.config.ts', logLevel: 'warn' })
  const recordPages = await writeRecordPages()
  await writeHostFiles(recordPages)
  await writeDeploy()
  await writeSharePictures()
  await addSampleFilm()
  await writeKillSwitch()
  await compressSite()
  await holdBudgets({ isStrict: process.argv.includes('--strict') })
  await keepBuilds()
  await writeFile(STAMP, digest)
  if (siteConfig.siteUrl === SAMPLE_SITE_URL)
    console.log(`VITE_SITE_URL is not set: links for search engines and chats name ${SAMPLE_SITE_URL}`)
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
