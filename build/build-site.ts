import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { build } from 'vite'
import { siteConfig } from '../contract/site-config.ts'
import { holdBudgets } from './budgets/byte-budgets.ts'
import { compressSite } from './host/compress.ts'
import { faultsOfSite } from './host/faults-of-site.ts'
import { writeHostFiles } from './host/host-files.ts'
import { keepBuilds } from './host/kept-builds.ts'
import { writeDeploy } from './host/write-deploy.ts'
import { writeKillSwitch } from './offline/kill-switch.ts'
import { takeLiveBuild } from './offline/live-build.ts'
import { splitWorker } from './offline/split-worker.ts'
import { writeRecordPages } from './pages/record-pages.ts'
import { addSampleFilm } from './pages/sample-film.ts'
import { writeSharePictures } from './pages/share-pictures.ts'
import { WITHOUT_PREVIEWS } from './source-digest.ts'

/**
 * `stamp`: the file that then holds `digest`, which names everything that went into the build. Without the answer of an
 * API that was asked it is not whole: `npm run build` fails then, and a start goes on.
 */
export async function buildSite(stamp: string, digest: string): Promise<void> {
  const started = Date.now()
  await mkdir('.cache', { recursive: true })
  await rm(stamp, { force: true }) // a build that fails half-way must not pass for a complete one
  const database = keepDatabase()
  if (process.argv.includes('--since-live')) console.log(await takeLiveBuild(siteConfig.siteUrl))
  await build({ configFile: 'vite.config.ts', logLevel: 'warn' })
  await splitWorker()
  const recordPages = await writeRecordPages()
  await writeHostFiles(recordPages ?? [])
  await writeSharePictures()
  await addSampleFilm()
  await writeDeploy() // its rules name the folders of the build
  await writeKillSwitch()
  await compressSite()
  await holdBudgets({ isStrict: process.argv.includes('--strict') })
  await keepBuilds()
  await database
  // A start may build before its own API is up. With the mark it builds again only once that answers.
  if (recordPages) await writeFile(stamp, digest)
  else if (process.argv.includes('--if-changed')) await writeFile(stamp, digest + WITHOUT_PREVIEWS)
  else process.exitCode = 1 // what copies the build to a host stops here
  for (const fault of faultsOfSite(process.env)) console.log(fault)
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** In a process beside this one. Where it fails, a server makes its own database, and says what is wrong. */
const keepDatabase = () =>
  promisify(execFile)(process.execPath, ['api/db/keep-empty-database.ts']).catch(() => undefined)
