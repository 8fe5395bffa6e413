import type { Page } from '@playwright/test'

/** Place in the browser → everything in it, as text. */
export type StoredTexts = Record<string, string>

/** Every store that a page can reach, and what a page leaves behind in addresses. */
export const storedTexts = (page: Page): Promise<StoredTexts> =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {
      address: location.href,
      'history state': JSON.stringify(history.state),
      cookies: document.cookie,
      'window name': window.name,
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      requested: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join('\n'),
    }
    const answered = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        texts[`database ${name}`] = JSON.stringify([
          texts[`database ${name}`],
          await answered(rows.getAll()),
          await answered(rows.getAllKeys()),
        ])
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const kept = (await cache.keys()).map(async (request) => {
        const type = (await cache.match(request))?.headers.get('content-type') ?? ''
        const isText = /json|text|html|javascript/.test(type)
        return request.url + (isText ? await (await cache.match(request))?.text() : '')
      })
      texts[`cache ${name}`] = (await Promise.all(kept)).join('\n')
    }
    return texts
  })

/** The places that hold any of the words, in upper or lower case. */
export function placesOf(texts: StoredTexts, words: readonly string[]): string[] {
  const holds = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  return Object.keys(texts)
    .filter((place) => holds(texts[place] ?? ''))
    .sort()
}
