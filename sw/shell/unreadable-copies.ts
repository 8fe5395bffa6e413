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
