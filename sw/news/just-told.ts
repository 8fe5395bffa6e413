/**
 * A page that was told of news asks again. The copy kept a moment ago is the answer: the same read over the line a
 * second time would only cost data.
 */
const TOLD_FOR_MS = 10_000

type Told = { at: number; unkept: Response | undefined }
const told = new Map<string, Told>()

/** `unkept`: the news that no copy says: the provider has it no more, or the phone has no room for it. */
export const noteTold = (url: string, unkept?: Response): void =>
  void told.set(url, { at: Date.now(), unkept })

/**
 * A copy once for each news. What is not kept, for as long as it counts as told: several pages ask. Each of them past it
 * would make the same news again. Undefined if no page was told recently, or the copy is gone.
 */
export async function copyJustTold(url: string, cacheName: string): Promise<Response | undefined> {
  const news = told.get(url)
  const isOver = !news || Date.now() - news.at > TOLD_FOR_MS
  if (isOver || !news.unkept) told.delete(url)
  if (isOver) return undefined
  return news.unkept?.clone() ?? caches.match(url, { cacheName })
}
