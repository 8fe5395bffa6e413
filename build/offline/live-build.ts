/**
 * A build in a new folder knows no earlier one. The site that people have does, and tells it as it tells every phone: by
 * the list of its worker (docs/decisions/197).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isTextAddress } from '../../contract/messages/file-names.ts'
import { isBundleAddress, workerCodeFile, workerCodeIn } from '../../contract/messages/offline-bundle.ts'
import { SAMPLE_SITE_URL } from '../../contract/site-config.ts'
import { compressFile } from '../host/compress.ts'
import { buildsIn, KEPT_FOLDER } from '../host/kept-builds.ts'
import { bootHashOf, type EarlierBuild } from './changes-bundle.ts'
import { integrityOf, shortHash } from './precache.ts'
import { WORKER_LIST } from './split-worker.ts'

type Listed = { url: string; revision: string | null; integrity?: string }

/** As a build that was made here: its scripts and styles in a folder, its texts beside it. */
const FIRST = '000001'
const AT_A_TIME = 8

/**
 * Takes the build of the site at `site` for an earlier one, if this folder knows none. Returns a sentence for the owner.
 * A site that does not answer, or has no worker, costs nothing but the saving.
 */
export async function takeLiveBuild(
  site: string,
  { kept = KEPT_FOLDER, patienceMs = 30_000 } = {},
): Promise<string> {
  if (!site || site.startsWith(SAMPLE_SITE_URL))
    return 'No build is taken from the live site: VITE_SITE_URL does not say where it is'
  if ((await buildsIn(kept)).length > 0)
    return 'No build is taken from the live site: this folder has earlier ones'
  try {
    const { build, files } = await readBuild(site, AbortSignal.timeout(patienceMs))
    const folder = path.join(kept, FIRST)
    await mkdir(folder, { recursive: true })
    for (const [name, bytes] of files) {
      await writeFile(path.join(folder, name), bytes)
      await compressFile(path.join(folder, name))
    }
    await writeFile(`${folder}.json`, JSON.stringify(build))
    return `The build of ${site} is taken for an earlier one: its phones fetch what changed (${Object.keys(build.texts).length} files)`
  } catch (fault) {
    return `No build is taken from ${site}, so its phones fetch this one whole: ${(fault as Error).message}`
  }
}

/** Its texts, and its scripts and styles by name. What the list has no hash of, or another one, is left out. */
async function readBuild(site: string, signal: AbortSignal) {
  const { origin } = new URL(site)
  const read = async (address: string) => {
    const answer = await fetch(address, { signal })
    if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const worker = (await read(`${site}/sw.js`)).toString()
  const listed: Listed[] = JSON.parse(WORKER_LIST.exec(worker)?.[0] ?? '[]')
  const wanted = listed.filter(
    ({ url }) => /^\/(?!\/)/.test(url) && !isBundleAddress(url) && isTextAddress(url),
  )
  const texts: Record<string, string> = {}
  const files = new Map<string, Buffer>()
  const lane = async () => {
    for (let next = wanted.pop(); next; next = wanted.pop()) {
      const { url, integrity } = next
      const bytes = await read(origin + url)
      if (integrityOf(bytes) !== integrity) continue
      texts[url] = bytes.toString()
      const [, name] = ASSET.exec(url) ?? []
      if (name) files.set(name, bytes)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, lane))
  const [, policy = ''] =
    /\.(.+)$/.exec(listed.find(({ revision }) => revision?.includes('.'))?.revision ?? '') ?? []
  const build: EarlierBuild = { policy, texts }
  if (!bootHashOf(build)) throw new Error('its worker keeps no build')
  const code = workerCodeIn(worker)
  if (code) {
    const bytes = await read(`${site}/${code}`) // the list that phones have now imports it
    if (code === workerCodeFile(shortHash(bytes, 8))) files.set(path.basename(code), bytes)
  }
  return { build, files }
}

const ASSET = /\/assets\/([\w.-]+-[\w-]{8}\.(?:js|css|svg))$/
