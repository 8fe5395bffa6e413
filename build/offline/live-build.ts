/**
 * A build in a new folder knows no earlier one. The site that people have does, and tells it as it tells every phone: by
 * the list of its worker (docs/decisions/197).
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isBundleAddress } from '../../contract/messages/offline-bundle.ts'
import { SAMPLE_SITE_URL } from '../../contract/site-config.ts'
import { KEPT_FOLDER } from '../host/kept-builds.ts'
import type { EarlierBuild } from './changes-bundle.ts'
import { isText } from './offline-bundle.ts'
import { integrityOf } from './precache.ts'
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
  const names = await readdir(kept).catch(() => [])
  if (names.some((name) => /^\d+$/.test(name)))
    return 'No build is taken from the live site: this folder has earlier ones'
  try {
    const { policy, texts } = await readBuild(site, AbortSignal.timeout(patienceMs))
    for (const [address, text] of Object.entries(texts)) {
      const [, name] = /\/assets\/(.+)$/.exec(address) ?? []
      if (!name) continue
      const file = path.join(kept, FIRST, path.basename(name))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    await writeFile(path.join(kept, `${FIRST}.json`), JSON.stringify({ policy, texts }))
    return `The build of ${site} is taken for an earlier one: its phones fetch what changed (${Object.keys(texts).length} files)`
  } catch (fault) {
    return `No build is taken from ${site}, so its phones fetch this one whole: ${(fault as Error).message}`
  }
}

async function readBuild(site: string, signal: AbortSignal): Promise<EarlierBuild> {
  const read = async (address: string) => {
    const answer = await fetch(new URL(address, site), { signal })
    if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const worker = await read(`${site}/sw.js`)
  const listed: Listed[] = JSON.parse(WORKER_LIST.exec(worker.toString())?.[0] ?? '[]')
  const wanted = listed.filter(({ url }) => !isBundleAddress(url) && isKept(url))
  if (wanted.length === 0) throw new Error('its worker keeps no files')
  const texts: Record<string, string> = {}
  const lane = async () => {
    for (let next = wanted.pop(); next; next = wanted.pop()) {
      const { url, integrity } = next
      const bytes = await read(url)
      if (!integrity || integrityOf(bytes) === integrity) texts[url] = bytes.toString()
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, lane))
  const [, policy = ''] =
    /\.(.+)$/.exec(listed.find(({ revision }) => revision?.includes('.'))?.revision ?? '') ?? []
  return { policy, texts }
}

/** Pages have no ending. */
const isKept = (address: string) => !path.extname(address) || isText(address)
