/**
 * A page that was told of news asks again. The copy kept a moment ago is the answer: the same read over the line a
 * second time would only cost data.
 */
const TOLD_FOR_MS = 10_000

type Told = { at: number; refusal: Response | undefined }
const told = new Map<string, Told>()

/** `refusal`: the news is that the provider has it no more, and the copy is none. */
export const noteTold = (url: string, refusal?: Response): void =>
  void told.set(url, { at: Date.now(), refusal })

/**
 * A copy once for each news. A refusal for as long as it counts as told: several pages ask, and each of them past it
 * would make the same news again. Undefined if no page was told recently, or the copy is gone.
 */
export async function copyJustTold(url: string, cacheName: string): Promise<Response | undefined> {
  const news = told.get(url)
  const isOver = !news || Date.now() - news.at > TOLD_FOR_MS
  if (isOver || !news.refusal) told.delete(url)
  if (isOver) return undefined
  return news.refusal?.clone() ?? caches.match(url, { cacheName })
}
