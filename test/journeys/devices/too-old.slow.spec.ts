/** A browser that cannot run the scripts keeps what can be read, and is told why the rest stays still. */
import type { Page } from '@playwright/test'
import { axeInSchemes } from '../../harness/axe.ts'
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } })

const TOLD_AFTER_MS = 30_000

const words = (page: Page) => page.getByText('this browser is too old')

/** Sets the clock of what moves, and stops it. */
const after = (page: Page, ms: number) =>
  page.evaluate((time) => {
    for (const motion of document.getAnimations()) {
      motion.pause()
      motion.currentTime = time
    }
  }, ms)

const TOO_OLD: Record<string, (page: Page) => Promise<unknown>> = {
  'does not parse the first script': (page) =>
    page.route(/\/assets\/boot-.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let a ??= ;' }),
    ),
  'lacks what all scripts call': (page) =>
    page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at')),
}

for (const [what, makeOld] of Object.entries(TOO_OLD)) {
  test(`a browser that ${what} keeps the page and is told, though not before a slow line has ended`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'block', baseURL: site.origin }) // its console has the error
    const page = await context.newPage()
    await makeOld(page)
    for (const address of ['/', '/site_tour']) {
      await page.goto(address)
      await page.mouse.move(8, 8)
      await after(page, TOLD_AFTER_MS - 1)
      await expect(words(page)).toBeHidden()
      const before = await page.evaluate(() => document.documentElement.scrollHeight)
      await after(page, TOLD_AFTER_MS + 9)
      await expect(words(page)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(await axeInSchemes(page, '#too-old')).toEqual([])
    await context.close()
  })
}

test('a browser that runs it is never told', async ({ page }) => {
  await page.goto('/site_tour')
  await interactive(page)
  await after(page, TOLD_AFTER_MS + 9)
  await expect(words(page)).toBeHidden()
})
