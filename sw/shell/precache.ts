/** The files of this worker's build on this phone. Workbox keeps the account: keys, revisions, outdated files. */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import {
  bootBefore,
  bootHashIn,
  DATA_SAVER_MARK,
  isBundleAddress,
} from '#contract/messages/offline-bundle.ts'
import { PACKS_CACHE } from '#contract/messages/pack-messages.ts'
import { isIntact } from '../caches/is-intact.ts'
import { keptCopy } from '../caches/kept-copy.ts'
import { askFile, orOtherwise } from '../next-build/ask-file.ts'
import { earlierCopies } from '../next-build/earlier-copies.ts'
import { renewFiles } from '../next-build/renew-files.ts'
import { unpackOfflineBundle } from '../next-build/unpack-offline-bundle.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { ourPages } from '../our-pages.ts'
import { hasPack } from '../packs/pack-store.ts'
import { importsOf } from './file-names.ts'
import { filesToPrecache } from './files-to-precache.ts'
import { makeRoomAfter } from './make-room.ts'
import { readableCopy } from './unreadable-copies.ts'

declare const self: ServiceWorkerGlobalScope

/** From this many missing files on, a bundle costs less than an answer for each. */
const WORTH_A_BUNDLE = 20
const WORTH_THE_PAGES = 6
/** While data is saved: they tell of all files, and a phone then has few. */
const WORTH_ALL_CHANGES = 4

/** Every page waits while a version takes over, and a line may be silent. */
const TAKING_OVER_MS = 3_000

/**
 * An empty cache of this name: the takeover that was asked for last has missed its moment. A worker that waits may end
 * before it takes over.
 */
export const LATE_MARK = 'late'

/** The next build finds by it what is here (`bootBefore`). Of names alone it could be made before anything has come. */
const isBoot = ({ url }: PrecacheEntry) => bootHashIn(url) !== undefined

export type Precache = ReturnType<typeof createPrecache>

/** `onTaken` hears that a visit brought a file. */
export function createPrecache(list: readonly PrecacheEntry[], onTaken: () => void) {
  const [whole, pages, ...changes] = list.filter(({ url }) => isBundleAddress(url)) // in the order of the build
  const entries = list.filter(({ url }) => !isBundleAddress(url))
  const account = new PrecacheController()
  account.addToCacheList([...entries])
  const open = () => caches.open(account.strategy.cacheName)
  const keyOf = (address: string) => account.getCacheKeyForURL(address)

  const keep = (wanted: readonly PrecacheEntry[]): Promise<void> =>
    fetchMissing(wanted).catch(async (fault: unknown) => {
      if (!(await makeRoomAfter(fault))) throw fault
      return fetchMissing(wanted)
    })

  /** A file that is there is never fetched again, so a broken line costs only the rest. The boot script comes last. */
  async function fetchMissing(wanted: readonly PrecacheEntry[]): Promise<void> {
    const cache = await open()
    const there = new Set((await cache.keys()).map(({ url }) => url))
    const lacking = wanted.filter(({ url }) => !there.has(keyOf(url) ?? ''))
    const last = lacking.filter(isBoot)
    let missing = lacking.filter((entry) => !last.includes(entry))
    const drop = (found: Set<string>) => {
      missing = missing.filter(({ url }) => !found.has(url))
    }
    const addresses = entries.map(({ url }) => url)
    const earlier = await earlierCopies(cache, addresses)
    const unpack = async (answer: Response) => {
      const wanted = new Map(missing.map((entry) => [entry.url, entry]))
      drop(await unpackOfflineBundle(answer, { textOf, wanted, earlier, keyOf, cache }))
    }
    const renew = (missing: readonly PrecacheEntry[]) => renewFiles({ missing, earlier, keyOf, cache })
    drop(await renew(missing))
    const since = changesSince(there)
    const isWorthIt = missing.length >= (wanted.length < entries.length ? WORTH_ALL_CHANGES : 1)
    if (since && isWorthIt && missing.some(({ url }) => earlier.has(url))) {
      const answer = await askFile(since).catch(orOtherwise)
      if (answer) await unpack(answer)
    }
    const bundle = bundleFor(missing)
    if (bundle) await unpack(await askFile(bundle))
    for (const entry of missing) await put(entry)
    const made = await renew(last)
    for (const entry of last) if (!made.has(entry.url)) await put(entry)
  }

  /** Of several earlier builds the newest: where a build's boot script is, all of it has been. */
  const changesSince = (there: ReadonlySet<string>) =>
    changes.find(({ url }) => [...there].some((one) => one.endsWith(bootBefore(url) ?? url)))

  /** A change of the frame is in every page and in one script. */
  function bundleFor(missing: readonly PrecacheEntry[]): PrecacheEntry | undefined {
    const missingPages = missing.filter(({ revision }) => revision).length
    if (missing.length - missingPages >= WORTH_A_BUNDLE) return whole
    if (missingPages >= WORTH_THE_PAGES) return pages
    return missing.length >= WORTH_A_BUNDLE ? whole : undefined
  }

  async function put(entry: PrecacheEntry): Promise<void> {
    await (await open()).put(keyOf(entry.url) ?? entry.url, await askFile(entry))
  }

  async function textOf(address: string): Promise<string> {
    const entry = entries.find(({ url }) => url === address)
    if (!entry) throw new TypeError(`${address} is not of this build`)
    const copy = await readableCopy(account.matchPrecache(address))
    if (copy) return copy.text
    const answer = await askFile(entry)
    await (await open()).put(keyOf(address) ?? address, answer.clone())
    return answer.text()
  }

  /**
   * All of it or, while data is saved, what was seen: with what its scripts import by now, which may be new files. Who keeps
   * a pack has paid for all pages.
   */
  const keepSeen = oneAtATime(async () => {
    const savesData =
      (await caches.has(DATA_SAVER_MARK)) && !(await hasPack({ cache: await caches.open(PACKS_CACHE) }))
    const kept = (await (await open()).keys()).map(({ url }) => url)
    const wanted = new Set(filesToPrecache(entries, { savesData, kept }))
    await keep([...wanted])
    if (!savesData) return
    for (const entry of wanted) {
      const imported = (await importedBy(entry)).filter((one) => !wanted.has(one))
      if (imported.length > 0) await keep(imported)
      for (const one of imported) wanted.add(one)
    }
  })

  async function importedBy({ url: script }: PrecacheEntry): Promise<PrecacheEntry[]> {
    const copy = script.endsWith('.js') ? await readableCopy(account.matchPrecache(script)) : undefined
    const names = importsOf(copy?.text ?? '')
    return entries.filter(({ url }) => names.some((name) => url.endsWith(`/assets/${name}`)))
  }

  return {
    keyOf,
    /** A file that cannot be read is none (sw/shell/unreadable-copies.ts). */
    match: (address: string) => account.matchPrecache(address).catch(() => undefined),
    keepSeen,

    /**
     * What was seen since the installation is kept too, as far as the line gives it, before other files go. They stay
     * while a second page is open, which may be one of the old build, and while a later version is on its way. Nor do
     * they go if this comes late: then the page that is open is the old build's.
     */
    activate(event: Parameters<typeof account.activate>[0]): void {
      const pages = ourPages(self)
      const enough = new Promise((resolve) => setTimeout(resolve, TAKING_OVER_MS))
      const seen = Promise.race([keepSeen(), enough]).catch(() => undefined)
      const tidy = async () => {
        const { installing, waiting } = self.registration
        const mostPages = (await caches.delete(LATE_MARK)) ? 0 : 1
        return (await pages).length > mostPages || installing || waiting ? undefined : account.activate(event)
      }
      event.waitUntil(seen.then(tidy))
    },

    /** All of it, also with data saver on: without its pages a pack does not open. */
    whole: () => keep(entries),

    /** Files that a visit fetched before the worker existed come from the browser's own copy. */
    async remember(address: string): Promise<void> {
      const entry = entries.find(({ url }) => url === address)
      if (entry && !(await account.matchPrecache(address))) await put(entry)
    },

    /** With data saver on, a visit fills the gaps; a portal's page or another build's page fills none. */
    async take(address: string, answer: Response): Promise<void> {
      const key = keyOf(address)
      const integrity = key && account.getIntegrityForCacheKey(key)
      if (!integrity || answer.status !== 200) return
      const body = await answer.arrayBuffer()
      if (!(await isIntact(body, integrity))) return
      await (await open()).put(key, keptCopy(answer, body))
      onTaken()
    },
  }
}
