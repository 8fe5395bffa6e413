/** What this phone keeps of the site itself. With data saver that is only what was visited (decision 042). */
import { documentOf, precachedAddress, staticPaths } from '#contract/addresses/documents.ts'

/**
 * All pages and scripts. It is the build's own limit (build/budgets/byte-budgets.ts), so the price told to a person
 * holds.
 */
export const WHOLE_SITE_BYTES = 435_500

const SCRIPT = /\/assets\/(.+)-[\da-f]{8}\.js$/

/** Paths of pages that open, and the names of the scripts that draw screens. */
export async function pagesOnPhone(storage?: Storage): Promise<Set<string>> {
  try {
    return await pagesIn(storage ?? caches)
  } catch {
    return new Set() // no caches, or a window that forbids them: nothing opens
  }
}

type Storage = Pick<CacheStorage, 'keys' | 'open'>

/** The same; rejects where the storage does not tell. */
export async function pagesIn(storage: Storage): Promise<Set<string>> {
  const kept = new Set<string>()
  for (const name of await storage.keys()) {
    if (!name.startsWith('workbox-precache')) continue
    for (const { url } of await (await storage.open(name)).keys()) kept.add(new URL(url).pathname)
  }
  const paths = staticPaths.filter((path) => kept.has(precachedAddress(documentOf(path).file)))
  return new Set([...paths, ...[...kept].flatMap((address) => SCRIPT.exec(address)?.[1] ?? [])])
}

/** Never too little: a missing part counts with its full size. */
export const missingBytes = (pages: ReadonlySet<string>): number =>
  staticPaths.every((path) => pages.has(path)) ? 0 : WHOLE_SITE_BYTES
