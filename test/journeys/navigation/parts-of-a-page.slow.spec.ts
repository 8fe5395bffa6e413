/** Links to a part of the screen while the screen is still coming: they end at their part, and Back leads back. */
import type { Page } from '@playwright/test'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { readTo } from '../../harness/patience/read-to.ts'
import { READ_TIMEOUT_MS, SCROLL_PATIENCE_MS, stretchTimers } from '../../harness/patience/stretch-timers.ts'
import { interactive } from '../support/booking.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } }) // a worker would answer with what is held

const READ_TO = 120
const LIST = /\/filter_schedules/
const FORM_CODE = /\/assets\/booking-form-/
const CORE = /\/assets\/core-/

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const growth = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Below the header, in CSS px. */
const placeOfForm = (page: Page) =>
  page.evaluate(() => {
    const top = document.getElementById('site_tour_form')?.getBoundingClientRect().top ?? Number.NaN
    return Math.round(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
  })

const pressLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: 'Book a Site Tour' })
    .first()
    .evaluate((link: HTMLElement) => link.click())

/** The tours, which take more room than their place, come once the page has begun to move to the form. */
async function pressBeforeTheTours(page: Page, meanwhile = async () => {}): Promise<void> {
  // On a busy machine the held tours would count as failed, or come when the page waits no longer.
  for (const ms of [READ_TIMEOUT_MS, SCROLL_PATIENCE_MS]) await stretchTimers(page, ms)
  const release = await holdRequests(page, LIST)
  await page.goto('/site_tour')
  await interactive(page)
  await readTo(page, READ_TO)
  await pressLink(page)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(READ_TO + 100)
  await meanwhile()
  const before = await growth(page)
  release()
  await expect.poll(() => growth(page), 'the tours are there').toBeGreaterThan(before + 100)
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a link to the form ends there when the tours come meanwhile (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await pressBeforeTheTours(page)
    await expect.poll(() => placeOfForm(page)).toBe(0)
    await page.waitForTimeout(500) // what would move on has done so by then
    expect(await placeOfForm(page)).toBe(0)
  })
}

test('whoever has scrolled on by hand is not led back to the form', async ({ page }) => {
  await pressBeforeTheTours(page, async () => {
    await expect.poll(() => placeOfForm(page)).toBe(0)
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => placeOfForm(page)).toBeLessThan(-500)
  })
  await page.waitForTimeout(500) // whoever is led back is back by then
  expect(await placeOfForm(page)).toBeLessThan(-500)
})

test('a link to the form ends there, and Back leads back, before the code of the form comes', async ({
  page,
}) => {
  const release = await holdRequests(page, FORM_CODE)
  await pressBeforeTheTours(page)
  await expect.poll(() => placeOfForm(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(READ_TO)
  await page.goForward()
  await expect.poll(() => placeOfForm(page)).toBe(0)
  await page.goBack()
  release()
  await page.locator('form:not([data-asleep] *)').waitFor({ state: 'attached' })
  expect(await scrolled(page)).toBe(READ_TO)
})

test('Back in the glide to the form leads to where the person read', async ({ page }) => {
  await page.goto('/site_tour')
  await interactive(page)
  await readTo(page, READ_TO)
  await pressLink(page)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(READ_TO + 100)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(READ_TO)
  await page.waitForTimeout(500) // a glide that goes on would be elsewhere by then
  expect(await scrolled(page)).toBe(READ_TO)
})

test('Back leads to where the person had scrolled to before React was there', async ({ page }) => {
  const release = await holdRequests(page, CORE)
  await page.goto('/site_tour')
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), READ_TO)
  release()
  await interactive(page)
  await pressLink(page)
  await expect.poll(() => placeOfForm(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(READ_TO)
})

test('Back leads to the top of a screen that was never scrolled, and that a link brought', async ({
  page,
}) => {
  await page.goto('/faqs')
  await interactive(page)
  await page
    .locator('a[href="/site_tour"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Walk the land/)
  await pressLink(page)
  await expect.poll(() => placeOfForm(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page).toHaveURL(/\/site_tour$/)
})
