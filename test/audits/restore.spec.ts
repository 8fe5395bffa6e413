/** How long a warm start waits for the saved reads (React Query's cache in IndexedDB). */
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey.ts'
import { interactive, underWorker } from '../journeys/booking.ts'

const SAVED_READS = 100
const STARTS = 7
const MOST_MS = 250 // the goal is 50 ms; machines of CI are slow, and busy with other tests

test('a hundred saved reads are restored soon after a warm start', async ({ page }) => {
  await page.goto('/projects/land')
  await interactive(page)
  await underWorker(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/projects/package/101')
  await expect(page.locator('main img').first()).toBeVisible()
  await expect.poll(() => fillSavedReads(page, SAVED_READS)).toBe(SAVED_READS)

  const times: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    await page.goto('/projects/package/101')
    const measured = () =>
      page.evaluate(() => performance.getEntriesByName('saved reads restored')[0]?.duration ?? null)
    await expect.poll(measured).not.toBeNull()
    times.push((await measured()) ?? Number.NaN)
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Number.NaN
  console.log(`${SAVED_READS} saved reads restored in ${median.toFixed(0)} ms (median of ${STARTS})`)
  expect(median).toBeLessThan(MOST_MS)
})

/** As after a long time with the site: every package that was read stands there under many addresses. */
const fillSavedReads = (page: Page, count: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        type Query = { queryKey: string[]; queryHash: string }
        const open = indexedDB.open('adbond-reading')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const store = open.result.transaction('query-cache', 'readwrite').objectStore('query-cache')
          const read = store.get('query-cache')
          read.onsuccess = () => {
            const queries: Query[] = read.result?.clientState.queries ?? []
            const original = queries.find(({ queryKey }) => queryKey[0] === 'package')
            if (!original) return resolve(0)
            for (let copy = queries.length; copy < wanted; copy += 1) {
              const queryKey = ['package', `/packages/view/copy-${copy}`]
              queries.push({ ...original, queryKey, queryHash: JSON.stringify(queryKey) })
            }
            const write = store.put(read.result, 'query-cache')
            write.onsuccess = () => {
              open.result.close()
              resolve(queries.length)
            }
          }
        }
      }),
    count,
  )
