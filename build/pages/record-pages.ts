/**
 * For hosts that serve files alone. Each package and post that the API knows at build time gets a file with a head of
 * its own. They are not kept for offline: the worker has the shells.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SHELLS } from '../../contract/addresses/documents.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { fillHead } from '../../contract/link-preview/fill-head.ts'
import { siteConfig, writtenApiBase } from '../../contract/site-config.ts'
import { sitePaths } from '../../contract/site-paths.ts'
import { isPublic } from '../host/faults-of-site.ts'
import { askHeads, type KnownRecord } from './ask-heads.ts'

/** Safe as the name of a file on every host, and as its own address: nothing to escape, and no ending. */
const SAFE_NAME = /^[A-Za-z0-9_-]{1,120}$/
/** A host would answer for the folder with it. */
const NOT_A_RECORD = 'index'
/** Hosts that read `_redirects` take about 2,000 rows. */
const FILES_MAX = 1_500
/** For everything: a build must not hang on an API that is slow. */
const PATIENCE_MS = 20_000

/** Where to ask: the owner's word, or the API of the site when it has an address of its own; null = nowhere. */
export function headsFrom(said = siteConfig.headsFrom, apiBaseUrl = writtenApiBase): string | null {
  if (said === 'off') return null
  const base = said || apiBaseUrl
  return base.startsWith('/') ? null : base.replace(/\/+$/, '')
}

/** Before a start, which people wait for: until the API says a word, whatever it is. */
const BRIEF_MS = 5_000

/** Whether a build would have previews now. An API that speaks gets the time that a build gives it. */
export const hasHeads = async (
  base = headsFrom(),
  briefMs = BRIEF_MS,
  patienceMs = PATIENCE_MS,
): Promise<boolean> =>
  base !== null &&
  fetch(base + endpoints.posts({ page: 1, perPage: 1 }), {
    method: 'HEAD',
    signal: AbortSignal.timeout(briefMs),
  })
    .then(() => askHeads(base, patienceMs))
    .then(
      () => true,
      () => false,
    )

const NO_FILES =
  'Links to packages and posts have previews only where this site’s own server answers. For nginx, Caddy or a host of files set VITE_HEADS_FROM (docs/owner.md)'

/**
 * Returns the addresses that have a file now, as in `sitePaths`; null and one sentence where nobody answers. A host that
 * got such a build would lose the files of the one before.
 */
export async function writeRecordPages(
  base = headsFrom(),
  patienceMs = PATIENCE_MS,
): Promise<string[] | null> {
  if (base === null) {
    if (siteConfig.headsFrom !== 'off' && isPublic(process.env)) console.log(NO_FILES)
    return []
  }
  try {
    const written = await writePages(await askHeads(base, patienceMs))
    console.log(`${written.length} packages and posts have previews of their own`)
    return written
  } catch (reason) {
    const why = reason instanceof Error ? reason.message : String(reason)
    console.warn(
      `Links to packages and posts have no previews of their own: ${base} gave no lists (${why}). Run "npm run build" or "npm start" while it answers, and copy nothing to a host before.`,
    )
    return null
  }
}

type Into = { folder?: string; siteUrl?: string }

export async function writePages(
  records: readonly KnownRecord[],
  { folder = 'dist', siteUrl = siteConfig.siteUrl }: Into = {},
): Promise<string[]> {
  const read = (kind: KnownRecord['kind']) => readFile(path.join(folder, SHELLS[kind]), 'utf8')
  const shells = { package: await read('package'), post: await read('post') }
  const named = records.filter(({ name }) => SAFE_NAME.test(name) && name.toLowerCase() !== NOT_A_RECORD)
  const byAddress = new Map(
    named.slice(0, FILES_MAX).map((record) => [sitePaths[record.kind](record.name), record]),
  )
  for (const [address, { kind, head }] of byAddress) {
    const file = path.join(folder, `${address}.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, fillHead(shells[kind], head, { siteUrl, path: address }))
  }
  return [...byAddress.keys()]
}
