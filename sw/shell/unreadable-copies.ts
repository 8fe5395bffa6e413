/**
 * The storage of an iPhone sometimes rejects what it is asked ("Internal error"). A copy that cannot be read is none, also
 * for Workbox, and the network answers. Deleting and writing still reject.
 */
export function takeUnreadableForMissing(): void {
  const { prototype } = CacheStorage
  const { match } = prototype
  prototype.match = function (...asked) {
    return match.apply(this, asked).catch(() => undefined)
  }
}

/** For a cache that is asked by itself, which still rejects. */
export const readableCopy = (
  found: Promise<Response | undefined>,
): Promise<{ headers: Headers; text: string } | undefined> =>
  found
    .then(async (copy) => copy && { headers: copy.headers, text: await copy.text() })
    .catch(() => undefined)
