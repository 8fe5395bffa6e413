/** Presses that lengthen, shorten or replace a list: what was pressed and what it brought stay in sight. */
import type { ElementHandle, Locator, Page } from '@playwright/test'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { drawn } from '../../harness/patience/drawn.ts'
import { interactive } from '../support/booking.ts'

const BELOW_HEADER = 90 // px
const PHONE = { width: 360, height: 740 }

const LISTS = {
  'found packages': { path: '/projects', press: /^Show 12 more$/, viewport: PHONE, above: 24 },
  tours: { path: '/site_tour', press: /^View All Tours$/, viewport: PHONE, above: 4 },
  'the posts of a search': {
    path: '/resource_hub?q=land',
    press: /^Show more posts$/,
    viewport: PHONE,
    above: 14,
  },
  'packages of the front page': {
    path: '/',
    press: /^Show all \d+ packages$/,
    viewport: { width: 1440, height: 500 },
    above: 4,
  },
}

/** Scrolls as long as the page above still grows. */
async function bringToTop(button: Locator): Promise<void> {
  const place = async () => (await button.boundingBox())?.y ?? Number.NaN
  await expect
    .poll(async () => {
      await button.page().evaluate((by) => scrollBy(0, by), (await place()) - BELOW_HEADER)
      await drawn(button.page())
      return Math.abs((await place()) - BELOW_HEADER)
    })
    .toBeLessThan(2)
}

/** By how much the page grows within two frames (px). */
async function growth(page: Page): Promise<number> {
  const tall = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await tall()
  await drawn(page)
  return (await tall()) - before
}

/** How far the part is from where it was (px); NaN while the page grows or shrinks. */
async function moved(part: Locator, before: number): Promise<number> {
  const isStill = (await growth(part.page())) === 0
  return isStill ? Math.abs(((await part.boundingBox())?.y ?? Number.NaN) - before) : Number.NaN
}

const rowsAbove = (button: Locator) => button.locator('xpath=preceding::article')

/** Where the row after `row` begins on the screen (px). */
const nextBegins = (row: ElementHandle | null) =>
  row?.evaluate((last) => {
    const rows: Node[] = [...document.querySelectorAll('main article')]
    const next = rows[rows.indexOf(last) + 1]
    return next instanceof Element ? next.getBoundingClientRect().top : undefined
  })

for (const [name, { path, press, viewport, above }] of Object.entries(LISTS)) {
  test(`more of ${name} begins where the button was`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await interactive(page)
    const button = page.getByRole('button', { name: press })
    await bringToTop(button)
    await expect(rowsAbove(button), 'the list is drawn').toHaveCount(above)
    await bringToTop(button)
    const last = await rowsAbove(button).last().elementHandle()
    const place = await button.boundingBox()
    await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20)
    await expect(button).toHaveCount(0)
    await expect.poll(() => nextBegins(last)).toBeLessThan(BELOW_HEADER + 50)
    await expect.poll(() => growth(page), 'all have come').toBe(0)
    await expect.poll(() => nextBegins(last), 'also then').toBeGreaterThan(0)
  })
}

const SHORTENED = {
  tours: { path: '/site_tour', more: 'View All Tours', fewer: 'View Fewer Tours', viewport: PHONE },
  'packages of the front page': {
    path: '/',
    more: /^Show all \d+ packages$/,
    fewer: 'Show fewer',
    viewport: PHONE,
  },
}
for (const [name, { path, more, fewer, viewport }] of Object.entries(SHORTENED)) {
  test(`fewer ${name}: the button stays where it was pressed`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await interactive(page)
    await page.getByRole('button', { name: more }).click()
    const button = page.getByRole('button', { name: fewer })
    const tall = () => page.evaluate(() => document.documentElement.scrollHeight)
    await expect(button).toBeVisible()
    await expect.poll(() => growth(page), 'the whole list').toBe(0)
    const long = await tall()
    await button.scrollIntoViewIfNeeded()
    await drawn(page)
    const before = (await button.boundingBox())?.y ?? 0
    await button.click()
    await expect.poll(tall, 'rows go').toBeLessThan(long - 500)
    await expect.poll(() => moved(page.getByRole('button', { name: more }), before)).toBeLessThan(2)
  })
}

test.describe('without a worker, which would ask unseen', () => {
  test.use({ serviceWorkers: 'block' })

  test('the next page of posts stands where the last one stood, also while it is fetched', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/resource_hub')
    await interactive(page)
    const pages = page.getByRole('navigation', { name: 'Pages of this category' })
    const next = pages.getByRole('button', { name: 'Page 2' })
    await bringToTop(next)
    const answer = await holdRequests(page, /\/posts\?.*page=2/)
    const from = await page.evaluate(() => scrollY)
    const place = await next.boundingBox()
    await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20)
    await expect(next).toHaveCount(0)
    await drawn(page)
    expect(await page.evaluate(() => scrollY)).toBe(from)
    answer()
    await expect(next).toHaveAttribute('aria-current', 'page')
    await expect(next).toBeFocused()
    await expect(next).toBeInViewport()
  })
})

test('a pressed question stays in sight while the one above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/faqs')
  await interactive(page)
  const questions = page.locator('details.accordion')
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0).locator('p')).toBeVisible()
  const second = questions.nth(1).locator('summary')
  await bringToTop(second)
  const before = (await second.boundingBox())?.y ?? 0
  await second.click()
  await expect(questions.nth(0).locator('p')).toBeHidden()
  await expect.poll(() => moved(second, before)).toBeLessThan(2)
})
