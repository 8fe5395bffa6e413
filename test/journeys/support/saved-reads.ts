import { expect, type Page } from '@playwright/test'

/** Keys of the stored query cache; it is written within a second of an answer. */
export const savedQueries = (page: Page) =>
  page.evaluate(async () => {
    // Opening it before the page does would make one without its table.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'adbond-reading')) return []
    return new Promise<string[]>((resolve, reject) => {
      const open = indexedDB.open('adbond-reading')
      open.onerror = () => reject(open.error)
      open.onsuccess = () => {
        const read = open.result.transaction('query-cache').objectStore('query-cache').get('query-cache')
        read.onerror = () => reject(read.error)
        read.onsuccess = () => {
          open.result.close()
          const queries: { queryKey: string[] }[] = read.result?.clientState.queries ?? []
          resolve(queries.map(({ queryKey }) => queryKey.join(' ')))
        }
      }
    })
  })

/** The phone has kept a read whose key begins so: a full load of a page would else be quicker than the save. */
export const readIsKept = (page: Page, key: string): Promise<void> =>
  expect.poll(async () => (await savedQueries(page)).some((kept) => kept.startsWith(key))).toBe(true)
