type Bounds = { maxEntries: number; maxBytes: number; smallBytes?: number }

/** How many bytes an entry takes on the phone, where its host's `content-length` was that of a compressed transfer. */
export const STORED_BYTES_HEADER = 'x-stored-bytes'

/** Removes the oldest entries until the rest is within both bounds. Those of `smallBytes` or less count for nothing. */
export async function keepWithin(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  { maxEntries, maxBytes, smallBytes = 0 }: Bounds,
): Promise<void> {
  const newestFirst = [...(await cache.keys())].reverse()
  let bytes = 0
  for (const [at, request] of newestFirst.entries()) {
    const entry = await cache.match(request, { ignoreVary: true })
    const weight = bytesOf(entry)
    if (at < maxEntries && weight <= smallBytes) continue
    bytes += weight
    if (at >= maxEntries || bytes > maxBytes) await cache.delete(request, { ignoreVary: true })
  }
}

export const bytesOf = (entry: Response | undefined): number =>
  Number(entry?.headers.get(STORED_BYTES_HEADER) ?? entry?.headers.get('content-length'))
