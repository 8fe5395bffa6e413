import type { Page } from '@playwright/test'

/**
 * Removes the page's own copy of what was read; the worker's stays. Waits until it is done: a page that opens earlier
 * restores the copy, and has no reason to ask.
 */
export const forgetReads = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('adbond-reading')
        deleting.onsuccess = () => resolve()
        deleting.onerror = () => reject(deleting.error)
      }),
  )
