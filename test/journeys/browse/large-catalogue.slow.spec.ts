/** Five thousand packages on one phone: found, opened, come back to, and read without a network. */
import type { Locator, Page } from '@playwright/test'
import { sampleContent } from '../../../api/db/sample-content.ts'
import { scaleContent } from '../../bench/sites/scale-content.ts'
import { expect, test } from '../../harness/journey.ts'
import { drawn } from '../../harness/patience/drawn.ts'
import { SCROLL_PATIENCE_MS, stretchTimers } from '../../harness/patience/stretch-timers.ts'
import { type Site, startSite } from '../../harness/site.ts'
import { interactive, underWorker } from '../support/booking.ts'

const LISTS_MS = 90_000 // thirty pages of projects, beside other tests
const MOST_ELEMENTS = 10_000

let site: Site

test.beforeAll(async () => {
  site = await startSite({ content: scaleContent(sampleContent) })
})
test.afterAll(() => site.remove())

const main = (page: Page) => page.getByRole('main')
const found = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /package/ })
const rows = (page: Page) => main(page).getByRole('article')
const top = async (row: Locator) => (await row.boundingBox())?.y ?? Number.NaN
/** Those that are off the screen, and cost a frame nothing. */
const leftOut = async (page: Page) => {
  await drawn(page)
  return rows(page).evaluateAll(
    (all) => all.filter((row) => !row.checkVisibility({ contentVisibilityAuto: true })).length,
  )
}

test('a search of all lists shows a part, says so, comes back to its place and works offline', async ({
  page,
}) => {
  await stretchTimers(page, SCROLL_PATIENCE_MS)
  await page.goto(`${site.origin}/projects`)
  await interactive(page)
  await expect(found(page)).toHaveText('5,000 packages', { timeout: LISTS_MS })
  await expect(main(page).getByText('The first 24 of 5,000 are shown.')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search packages' }).fill('gwarinpa')
  await expect(found(page)).toHaveText(/^[\d,]+ of 5,000 packages$/)
  const told = (await found(page).textContent()) ?? ''
  await main(page).getByRole('button', { name: 'Show 48 more' }).click()
  await expect(rows(page)).toHaveCount(72)
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(MOST_ELEMENTS)

  await expect.poll(() => leftOut(page)).toBeGreaterThan(20)

  const chosen = rows(page).nth(60)
  await chosen.scrollIntoViewIfNeeded()
  const place = await top(chosen)
  const name = await chosen.getByRole('link').first().textContent()
  await chosen.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '')
  const opened = page.url()
  await page.goBack()
  await expect(rows(page)).toHaveCount(72)
  await expect.poll(() => leftOut(page)).toBeGreaterThan(20)
  await expect.poll(async () => Math.abs((await top(chosen)) - place), 'where it was').toBeLessThan(2)

  await underWorker(page)
  await page.reload()
  await expect(found(page)).toHaveText(told, { timeout: LISTS_MS })
  const unseen = await rows(page).nth(20).getByRole('link').first().getAttribute('href')
  await site.stop()
  await page.reload()
  await expect(found(page)).toHaveText(told, { timeout: LISTS_MS })
  for (const address of [opened, `${site.origin}${unseen}`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\w+ \w+/)
    await expect(page.getByText(/per unit|Payment|Installment/i).first()).toBeVisible({ timeout: LISTS_MS })
  }
  await site.start()
})

test('the page of a line and the tours stay short, and each press tells what it shows', async ({ page }) => {
  await page.goto(`${site.origin}/site_tour`)
  await interactive(page)
  const more = main(page).getByRole('button', { name: /^View 60 More of [\d,]+ Packages$/ })
  await more.click()
  await expect(main(page).locator('#upcoming_tours').getByRole('article')).toHaveCount(64)
  await expect(more).toBeVisible()
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(MOST_ELEMENTS)

  await page.goto(`${site.origin}/`)
  await interactive(page)
  await page.mouse.wheel(0, 2_000)
  await main(page)
    .getByRole('button', { name: /^Show 60 more of [\d,]+ packages$/ })
    .click()
  await expect(main(page).getByRole('button', { name: /^Show 60 more of/ })).toBeVisible()
})
