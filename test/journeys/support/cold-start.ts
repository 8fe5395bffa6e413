import type { BrowserContext, Page } from '@playwright/test'
import { putWorkersToSleep } from '../../bench/browser/phone.ts'
import { nobodyLeft } from './booking.ts'

/**
 * Opens the site, where no page of it is open, until `open` says that the waiting version is on the screen. The old one
 * asks it once each time that it starts itself, so it is ended in between as a phone ends it. The waiting one has three
 * seconds to start, which a busy machine may miss; the old one goes on then until the next cold start.
 */
export async function coldStart(
  context: BrowserContext,
  open: (page: Page) => Promise<boolean>,
): Promise<Page> {
  for (let start = 1; ; start += 1) {
    const page = await context.newPage()
    if (start > 1) await putWorkersToSleep(page)
    if (await open(page)) return page
    await page.close()
    await nobodyLeft(context)
  }
}
