import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Site, startSite } from '../../harness/site.ts'
import { underWorker } from '../../journeys/support/booking.ts'
import { offeredTours, type Tour } from '../loads/book.ts'
import { benchFiles, openBench } from './bench-page.ts'
import { type FaultProxy, startProxy } from './proxy.ts'

export type OnBench = {
  site: Site
  proxy: FaultProxy
  context: BrowserContext
  /** The bench, under the site's worker. */
  page: Page
  tour: Tour
}

type Options = {
  /** Before any page is opened. */
  prepare?: (context: BrowserContext) => Promise<void>
}

/** A site with seats for everybody, a line that can fail, and a phone with the bench open. */
export async function withBench<Result>(
  browser: Browser,
  use: (parts: OnBench) => Promise<Result>,
  { prepare }: Options = {},
): Promise<Result> {
  const site = await startSite({ seats: 100_000 })
  const proxy = await startProxy(site.origin, await benchFiles())
  const context = await browser.newContext()
  try {
    await prepare?.(context)
    const page = await context.newPage()
    await page.goto(proxy.origin)
    await underWorker(page)
    await openBench(page, proxy.origin)
    const [tour] = await offeredTours(site.origin)
    if (!tour) throw new Error('No tour')
    return await use({ site, proxy, context, page, tour })
  } finally {
    await context.close()
    await proxy.close()
    await site.remove()
  }
}
