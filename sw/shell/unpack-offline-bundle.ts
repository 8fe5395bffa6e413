import { type OfflineBundle, QUOTE } from '#contract/messages/offline-bundle.ts'
import { keptCopy } from '../caches/kept-copy.ts'

/**
 * Puts the wanted texts of a bundle where they belong, as if each had been fetched. Each gets its media type, and pages
 * get the headers that the host gives them. Returns the addresses that it found.
 */
export async function unpackOfflineBundle(
  answer: Response,
  keyOf: (address: string) => string | undefined,
  cache: Pick<Cache, 'put'>,
): Promise<Set<string>> {
  const bundle: OfflineBundle = await answer.json()
  const found = new Set<string>()
  for (const [type, texts] of Object.entries(bundle)) {
    for (const [address, text] of Object.entries(texts)) {
      const key = keyOf(address)
      if (key === undefined) continue
      await cache.put(key, keptCopy(answer, text.replaceAll(QUOTE, '"'), type))
      found.add(address)
    }
  }
  return found
}
