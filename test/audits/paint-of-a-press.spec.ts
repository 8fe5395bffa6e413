/** What a press changes is painted again; the rest of the page only moves, however long it is (decision 180). */
import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { sitePaths } from '../../contract/site-paths.ts'
import { expect, test } from '../harness/journey.ts'
import { interactive, laterParts } from '../journeys/support/booking.ts'

test.use({ serviceWorkers: 'block' })

const traceSchema = v.object({ traceEvents: v.array(v.object({ name: v.string() })) })

test('a ticket that opens paints its own icons, not those of every ticket and of the footer', async ({
  page,
  browser,
}) => {
  await page.goto(sitePaths.siteTour)
  await interactive(page)
  await laterParts(page)
  const tickets = page.locator('main article')
  await tickets.first().waitFor()
  const icons = (await page.locator('[class*="i-ph-"]:visible').count()) / 2
  const ofATicket = await tickets.first().locator('[class*="i-ph-"], img').count()
  expect(ofATicket, 'a page with many more').toBeLessThan(icons)
  const more = tickets.locator('summary').first()
  await more.scrollIntoViewIfNeeded()
  await frames(page)
  const painted = await picturesPainted(browser, page, async () => {
    await more.click()
    await expect(tickets.locator('details[open]').first()).toBeVisible()
    await frames(page)
  })
  expect(painted, 'the press has painted').toBeGreaterThan(0)
  expect(painted).toBeLessThan(icons)
})

const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** How many pictures and icons the browser paints during `work`. */
async function picturesPainted(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  let trace: Buffer
  try {
    await work()
  } finally {
    trace = await browser.stopTracing()
  }
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace.toString()))
  return traceEvents.filter(({ name }) => name === 'PaintImage').length
}
