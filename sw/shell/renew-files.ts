/**
 * Files of a new build that the phone makes from its own copies. A change in one script renames it, so every file that
 * names it changes as well, in nothing but that name. Such a copy with the new names is the new file, byte by byte: its
 * hash is the build's. All others are fetched (decision 145).
 */
import type { PrecacheEntry } from 'workbox-precaching'
import { isIntact } from '../caches/is-intact.ts'
import { keptCopy } from '../caches/kept-copy.ts'
import { stemOf, withoutVersion } from './file-names.ts'
import { readableCopy } from './unreadable-copies.ts'

type Wanted = Pick<PrecacheEntry, 'url' | 'revision' | 'integrity'>
type Renewal = {
  /** All files of the new build. */
  build: readonly Wanted[]
  missing: readonly Wanted[]
  keyOf: (address: string) => string | undefined
  cache: Pick<Cache, 'keys' | 'match' | 'put'>
}

/** Puts what it could make into the cache, and returns its addresses. */
export async function renewFiles({ build, missing, keyOf, cache }: Renewal): Promise<Set<string>> {
  const named = namesOf(build)
  const withNames = (text: string) => text.replace(NAME, (old) => named.get(stemOf(old)) ?? old)
  const copies = byStem(await cache.keys())
  const renewed = new Set<string>()
  for (const wanted of missing) {
    const { url, integrity = '' } = wanted
    for (const old of copies.get(withoutVersion(url)) ?? []) {
      const isSimilar = IS_TEXT.test(url) && hasPolicyOf(wanted, old)
      const copy = isSimilar ? await readableCopy(cache.match(old)) : undefined
      if (!copy) continue
      const text = withNames(copy.text)
      if (rulesOf(text) !== rulesOf(copy.text)) continue
      const body = new TextEncoder().encode(text)
      if (!(await isIntact(body.buffer, integrity))) continue
      await cache.put(keyOf(url) ?? url, keptCopy(copy, body))
      renewed.add(url)
      break
    }
  }
  return renewed
}

/** Pages have no ending, but for shells. */
const IS_TEXT = /\/[^/.]*$|\.(?:html|js|css|svg)$/
const NAME = /[\w.-]+-[\w-]{8}\.(?:js|css|svg)/g

function byStem(copies: readonly Request[]): Map<string, Request[]> {
  const found = new Map<string, Request[]>()
  for (const copy of copies) {
    const stem = withoutVersion(copy.url)
    found.set(stem, [...(found.get(stem) ?? []), copy])
  }
  return found
}

/** What each file is called now. */
const namesOf = (build: readonly Wanted[]): Map<string, string> =>
  new Map(
    build.flatMap(({ url }) => {
      const name = url.slice(url.lastIndexOf('/') + 1)
      return stemOf(name) === name ? [] : [[stemOf(name), name] as const]
    }),
  )

/**
 * The policy of a kept page names the rules in the page by their hash. Rules that name another sheet of icons are other
 * rules: the browser would refuse them, and the page would stand there without any.
 */
const rulesOf = (text: string) => text.match(/<style[^>]*>[^<]*/g)?.join('')

/** A kept page carries its policy as a header, so another policy is fetched (build/offline/precache.ts). */
function hasPolicyOf({ revision }: Wanted, old: Request): boolean {
  if (!revision) return true
  return policyOf(new URL(old.url).searchParams.get('__WB_REVISION__')) === policyOf(revision)
}

const policyOf = (revision: string | null): string | undefined => revision?.split('.')[1]
