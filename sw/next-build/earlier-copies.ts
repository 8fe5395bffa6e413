import { isTextAddress, namesOf } from '#contract/messages/file-names.ts'
import { withoutVersion } from '../shell/file-names.ts'
import { readableCopy } from '../shell/unreadable-copies.ts'

export type EarlierCopy = {
  key: Request
  headers: Headers
  text: string
  /** With what the new build calls its files. */
  renamed: string
}

export type EarlierCopies = {
  has: (address: string) => boolean
  of: (address: string) => Promise<EarlierCopy[]>
}

/** What a phone has of a new build's texts from the builds before. `addresses`: all files of the new one. */
export async function earlierCopies(
  cache: Pick<Cache, 'keys' | 'match'>,
  addresses: readonly string[],
): Promise<EarlierCopies> {
  const renamed = namesOf(addresses)
  const byStem = new Map<string, Request[]>()
  for (const key of await cache.keys()) {
    const stem = withoutVersion(key.url)
    byStem.set(stem, [...(byStem.get(stem) ?? []), key])
  }
  const keysOf = (address: string) => (isTextAddress(address) && byStem.get(withoutVersion(address))) || []
  return {
    has: (address) => keysOf(address).length > 0,
    of: async (address) => {
      const copies: EarlierCopy[] = []
      for (const key of keysOf(address)) {
        const copy = await readableCopy(cache.match(key))
        if (copy) copies.push({ key, ...copy, renamed: renamed(copy.text) })
      }
      return copies
    },
  }
}
