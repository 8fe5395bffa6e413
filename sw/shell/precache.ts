/** The files of this worker's build on this phone. */
import type { PrecacheEntry } from 'workbox-precaching'
import { DATA_SAVER_MARK, isBundleAddress } from '#contract/messages/offline-bundle.ts'
import { isIntact } from '../caches/is-intact.ts'
import { keptCopy } from '../caches/kept-copy.ts'
import { filesToPrecache } from './files-to-precache.ts'
import { createAccount } from './precache-account.ts'
import { unpackOfflineBundle } from './unpack-offline-bundle.ts'

/** From this many missing files on, the bundle costs less than an answer for each. */
const WORTH_A_BUNDLE = 20

export type Precache = ReturnType<typeof createPrecache>

export function createPrecache(list: readonly PrecacheEntry[]) {
  const bundle = list.find(({ url }) => isBundleAddress(url))
  const entries = list.filter((entry) => entry !== bundle)
  const account = createAccount(entries)
  const { open, keyOf } = account

  /** A file that is there is never fetched again, so a broken line costs only the rest. */
  async function keep(wanted: readonly PrecacheEntry[]): Promise<void> {
    const cache = await open()
    const there = new Set((await cache.keys()).map(({ url }) => url))
    let missing = wanted.filter(({ url }) => !there.has(keyOf(url) ?? ''))
    if (bundle && missing.length >= WORTH_A_BUNDLE) {
      const asked = new Map(missing.map(({ url }) => [url, keyOf(url)]))
      const found = await unpackOfflineBundle(await ask(bundle), (address) => asked.get(address), cache)
      missing = missing.filter(({ url }) => !found.has(url))
    }
    for (const entry of missing) await put(entry)
  }

  async function put(entry: PrecacheEntry): Promise<void> {
    await (await open()).put(keyOf(entry.url) ?? entry.url, await ask(entry))
  }

  return {
    keyOf,
    match: account.match,
    activate: account.activate,

    async install(): Promise<void> {
      const kept = (await (await open()).keys()).map(({ url }) => url)
      await keep(filesToPrecache(entries, { savesData: await caches.has(DATA_SAVER_MARK), kept }))
    },

    /** The rest, once data is no longer saved. */
    async fill(): Promise<void> {
      if (!(await caches.has(DATA_SAVER_MARK))) await keep(entries)
    },

    /** All of it, also with data saver on: without its pages a pack does not open. */
    whole: () => keep(entries),

    /** Files that a visit fetched before the worker existed come from the browser's own copy. */
    async remember(address: string): Promise<void> {
      const entry = entries.find(({ url }) => url === address)
      if (entry && !(await account.match(address))) await put(entry)
    },

    /** With data saver on, a visit fills the gaps; a portal's page or another build's page fills none. */
    async take(address: string, answer: Response): Promise<void> {
      const key = keyOf(address)
      const integrity = key && account.integrityOf(key)
      if (!integrity || answer.status !== 200) return
      const body = await answer.arrayBuffer()
      if (!(await isIntact(body, integrity))) return
      await (await open()).put(key, keptCopy(answer, body))
    },
  }
}

/** The server no longer has this file: a newer build waits. */
class Refusal extends Error {
  override name = 'Refusal'
}

/** The browser's own copy serves if the name contains a hash of the content; for any other file it asks first. */
async function ask(entry: PrecacheEntry): Promise<Response> {
  try {
    return await fetched(entry, entry.revision ? 'no-cache' : 'default')
  } catch {
    // A file that fails its integrity may be half a script in the browser's own cache
    // (src/startup/boot/truncated-scripts.ts), and every later visit would find the same. So it is fetched past that
    // cache.
    return fetched(entry, 'reload')
  }
}

async function fetched({ url, integrity }: PrecacheEntry, cache: RequestCache): Promise<Response> {
  const answer = await fetch(url, { cache, credentials: 'same-origin' })
  if (answer.status !== 200) throw new Refusal(`${url}: ${answer.status}`)
  const body = await answer.arrayBuffer()
  if (integrity && !(await isIntact(body, integrity))) throw new Refusal(`${url}: not what the build wrote`)
  // A page that came by a redirect may not answer a navigation; a copy has none.
  return keptCopy(answer, body)
}
