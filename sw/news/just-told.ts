/**
 * A page that was told of news asks again. The copy kept a moment ago is the answer: the same read over the line a
 * second time would only cost data.
 */
const TOLD_FOR_MS = 10_000

const toldAt = new Map<string, number>()

export const noteTold = (url: string): void => void toldAt.set(url, Date.now())

/** Once for each news; undefined if no page was told recently, or the copy is gone. */
export async function copyJustTold(url: string, cacheName: string): Promise<Response | undefined> {
  const at = toldAt.get(url)
  if (at === undefined) return undefined
  toldAt.delete(url)
  if (Date.now() - at > TOLD_FOR_MS) return undefined
  return (await caches.open(cacheName)).match(url)
}
