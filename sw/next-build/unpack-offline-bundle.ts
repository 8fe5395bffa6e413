import type { PrecacheEntry } from 'workbox-precaching'
import {
  isMarked,
  type OfflineBundle,
  phrasesOf,
  withoutMarks,
  withQuotesSwapped,
} from '#contract/messages/offline-bundle.ts'
import { withChanges } from '#contract/messages/offline-changes.ts'
import { isIntact } from '../caches/is-intact.ts'
import { keptCopy } from '../caches/kept-copy.ts'
import type { EarlierCopies } from './earlier-copies.ts'

type Unpacking = {
  wanted: ReadonlyMap<string, Pick<PrecacheEntry, 'integrity'>>
  keyOf: (address: string) => string | undefined
  /** Of a file that every visit has; keeps it. */
  textOf: (address: string) => Promise<string>
  earlier: EarlierCopies
  cache: Pick<Cache, 'put'>
}

/**
 * Puts the wanted texts of a bundle where they belong, as if each had been fetched. Each gets its media type, and pages
 * get the headers that the host gives them. Returns the addresses that are kept now: a text that is not the build's is
 * left to be fetched.
 */
export async function unpackOfflineBundle(
  answer: Response,
  { wanted, keyOf, textOf, earlier, cache }: Unpacking,
): Promise<Set<string>> {
  const { known, texts }: OfflineBundle = await answer.json()
  const found = new Set<string>()
  const readPhrases = async () => {
    const phrases = phrasesOf((await Promise.all(known.map(textOf))).join(''))
    for (const address of known) found.add(address)
    return phrases
  }
  let phrases: string[] | undefined
  for (const [type, ofType] of Object.entries(texts)) {
    for (const [address, text] of Object.entries(ofType)) {
      const entry = wanted.get(address)
      if (!entry) continue
      if (typeof text === 'string' && isMarked(text)) phrases ??= await readPhrases()
      const candidates =
        typeof text === 'string'
          ? [withoutMarks(withQuotesSwapped(text), phrases ?? [])]
          : (await earlier.of(address)).map(({ renamed }) => withChanges(renamed, text))
      for (const candidate of candidates) {
        const body = new TextEncoder().encode(candidate)
        if (!(await isIntact(body.buffer, entry.integrity ?? ''))) continue
        await cache.put(keyOf(address) ?? address, keptCopy(answer, body, type))
        found.add(address)
        break
      }
    }
  }
  return found
}
