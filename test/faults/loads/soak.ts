/** Row R19: what a tab does all the time, and what it costs. */
import { expect, type Page } from '@playwright/test'
import { sitePaths } from '../../../contract/site-paths.ts'

/** Nothing is read here: every round ends on it, so that the measured screen is always the same. */
const QUIET = sitePaths.faqs

const LISTS = [
  sitePaths.frontPage,
  sitePaths.projects('land'),
  sitePaths.projects('agro'),
  sitePaths.projects('home'),
  sitePaths.resourceHub,
]

/** One round within one page, which is never loaded anew: a list, something on it, the booking form, a quiet screen. */
export async function readOn(page: Page, random: () => number): Promise<void> {
  await follow(page, `a[href="${LISTS[Math.floor(random() * LISTS.length)]}"]`)
  const items = 'main a[href^="/projects/package/"], main a[href^="/resource_hub/"]'
  const offered = await page.locator(items).count()
  if (offered > 0) await follow(page, items, Math.floor(random() * Math.min(offered, 8)))
  await follow(page, `a[href="${sitePaths.siteTour}"]`)
  await follow(page, `a[href="${QUIET}"]`)
}

/** Presses a link, as the site's own menus do, wherever it is; then waits for the screen with its heading. */
async function follow(page: Page, links: string, index = 0): Promise<void> {
  const link = page.locator(links).nth(index)
  const path = await link.getAttribute('href')
  await link.evaluate((element: HTMLElement) => element.click())
  await page.waitForFunction((to) => location.pathname === to, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await page.mouse.wheel(0, 1_500)
  await page.waitForTimeout(READING_MS)
}

/** A person looks at a screen for a moment. */
const READING_MS = 1_000

/** Bytes of JavaScript that are still in use after the browser has cleaned up. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Bytes of all bodies in Cache Storage. */
export const storedBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let bytes = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        bytes += (await (await cache.match(request))?.blob())?.size ?? 0
    }
    return bytes
  })

/** Rows of every store of every database. */
export const keptRows = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    let rows = 0
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        rows += await settled(database.transaction(store).objectStore(store).count())
      database.close()
    }
    return rows
  })
