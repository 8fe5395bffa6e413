type Bounds = { maxEntries: number; maxBytes: number }

/** Removes the oldest entries until the rest is within both bounds. `content-length` tells an entry's size. */
export async function keepWithin(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  { maxEntries, maxBytes }: Bounds,
): Promise<void> {
  const newestFirst = [...(await cache.keys())].toReversed()
  let bytes = 0
  for (const [at, request] of newestFirst.entries()) {
    const entry = await cache.match(request, { ignoreVary: true })
    bytes += Number(entry?.headers.get('content-length'))
    if (at >= maxEntries || bytes > maxBytes) await cache.delete(request, { ignoreVary: true })
  }
}
