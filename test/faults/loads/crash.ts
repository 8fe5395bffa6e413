import type { BrowserContext, Page } from '@playwright/test'

/** The renderer dies as it does when a phone runs out of memory: no `pagehide`, no clean-up. */
export async function crashTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash', { timeout: 60_000 })
  session.send('Page.crash').catch(() => undefined) // it can not answer any more
  await crashed
  await page.close()
}

/** The browser ends every service worker, in the middle of whatever it does. */
export async function killWorkers(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
