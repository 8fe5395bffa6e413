/**
 * Files of a new build that the phone makes from its own copies. A change in one script renames it, so every file that
 * names it changes as well, in nothing but that name. Such a copy with the new names is the new file, byte by byte: its
 * hash is the build's. All others are fetched (decision 145).
 */
import type { PrecacheEntry } from 'workbox-precaching'
import { rulesOf } from '#contract/messages/offline-changes.ts'
import { isIntact } from '../caches/is-intact.ts'
import { keptCopy } from '../caches/kept-copy.ts'
import type { EarlierCopies } from './earlier-copies.ts'

type Wanted = Pick<PrecacheEntry, 'url' | 'revision' | 'integrity'>
type Renewal = {
  missing: readonly Wanted[]
  earlier: EarlierCopies
  keyOf: (address: string) => string | undefined
  cache: Pick<Cache, 'put'>
}

/** Puts what it could make into the cache, and returns its addresses. */
export async function renewFiles({ missing, earlier, keyOf, cache }: Renewal): Promise<Set<string>> {
  const made = new Set<string>()
  for (const wanted of missing) {
    const { url, integrity = '' } = wanted
    for (const copy of await earlier.of(url)) {
      const { key, text, renamed } = copy
      if (!hasPolicyOf(wanted, key) || rulesOf(renamed) !== rulesOf(text)) continue
      const body = new TextEncoder().encode(renamed)
      if (!(await isIntact(body.buffer, integrity))) continue
      await cache.put(keyOf(url) ?? url, keptCopy(copy, body))
      made.add(url)
      break
    }
  }
  return made
}

/** A kept page carries its policy as a header, so another policy is fetched (build/offline/precache.ts). */
function hasPolicyOf({ revision }: Wanted, old: Request): boolean {
  if (!revision) return true
  return policyOf(new URL(old.url).searchParams.get('__WB_REVISION__')) === policyOf(revision)
}

const policyOf = (revision: string | null): string | undefined => revision?.split('.')[1]
