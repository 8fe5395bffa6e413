/**
 * A page that was told of news asks again. The copy kept a moment ago is the answer: the same read over the line a
 * second time would only cost data.
 */
const TOLD_FOR_MS = 10_000

type Told = { at: number; unkept: Response | undefined; given: Set<string> }
const told = new Map<string, Told>()

/** `unkept`: the news that no copy says: the provider has it no more, or the phone has no room for it. */
export const noteTold = (url: string, unkept?: Response): void =>
  void told.set(url, { at: Date.now(), unkept, given: new Set() })

/**
 * A copy once for each page (`clientId`) and news: several are told. One that went past it would make news again for all,
 * without end where no two answers are alike. What is not kept is given as long as it counts as told. Undefined if no
 * page was told recently, or the copy is gone.
 */
export async function copyJustTold(
  url: string,
  cacheName: string,
  clientId: string,
): Promise<Response | undefined> {
  const news = told.get(url)
  const isOver = !news || Date.now() - news.at > TOLD_FOR_MS
  if (isOver) told.delete(url)
  if (isOver || news.given.has(clientId)) return undefined
  if (news.unkept) return news.unkept.clone()
  news.given.add(clientId)
  return caches.match(url, { cacheName })
}
