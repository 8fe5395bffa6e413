import type { BrowserContext, Page } from '@playwright/test'
import { putWorkersToSleep } from '../../bench/browser/phone.ts'
import { nobodyLeft } from './booking.ts'

/** The waiting version has three seconds to take over; else the old one goes on until the next cold start. */
const COLD_STARTS = 4

/**
 * Opens the site, where no page of it is open, until `open` says that the waiting version is on the screen. The old one
 * lets it be asked once each time that it starts itself, so it is ended in between as a phone ends it.
 */
export async function coldStart(
  context: BrowserContext,
  open: (page: Page) => Promise<boolean>,
): Promise<Page> {
  for (let start = 1; start <= COLD_STARTS; start += 1) {
    const page = await context.newPage()
    if (start > 1) await putWorkersToSleep(page)
    if (await open(page)) return page
    await page.close()
    await nobodyLeft(context)
  }
  throw new Error('The waiting version never took over')
}
