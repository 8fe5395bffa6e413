/** A picture of a list grows into that of the page it leads to, where the browser can and the person wants motion. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { SCROLL_PATIENCE_MS, stretchTimers } from '../../harness/patience/stretch-timers.ts'
import { interactive } from '../support/booking.ts'

/** Counts the transitions that ran with a shared picture, and sums what moved without a press since the first began. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { started: 0, grown: 0, shift: 0 }
    let begun = Infinity
    Object.assign(window, { seen })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      seen.started += 1
      begun = Math.min(begun, performance.now())
      const transition = start(update)
      void transition.ready.then(
        () => {
          const names = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''))
          if (names.some((name) => /view-transition-group\((package|post)-/.test(name))) seen.grown += 1
        },
        () => undefined,
      )
      return transition
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && entry.startTime >= begun) seen.shift += Number(entry.value)
    }).observe({ type: 'layout-shift' })
  })
}

/** Lets every page come this many ms after its press, whatever the machine does meanwhile. */
const pagesComeAfter = (page: Page, ms: number) =>
  page.addInitScript((wait) => {
    const date = (event: Event) =>
      Object.defineProperty(event, 'timeStamp', { value: wait === 0 ? Infinity : performance.now() - wait })
    addEventListener('click', date, true)
  }, ms)

const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { started: number; grown: number; shift: number } }).seen)

const firstCard = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('link', { name: /Learn More/ })
    .first()

/** Opens what the link leads to, and comes back. */
async function visit(page: Page, link: Locator): Promise<void> {
  const list = page.url()
  await link.evaluate((pressed: HTMLElement) => pressed.click())
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(link).toBeVisible()
}

test('a card grows into the page of its package, and Back finds the list where it stood', async ({
  page,
}) => {
  await stretchTimers(page, SCROLL_PATIENCE_MS)
  await pagesComeAfter(page, 0)
  await watch(page)
  await page.goto('/projects/land')
  await interactive(page)
  await page.mouse.move(8, 8) // a reader: the list comes now, not when the stretched wait for one is over
  await visit(page, firstCard(page)) // before, nobody knows how fast this phone is
  expect((await seen(page)).started).toBe(0)
  await firstCard(page).scrollIntoViewIfNeeded()
  const name = await page.locator('article h3').first().textContent()
  const top = await page.evaluate(() => scrollY)
  await firstCard(page).evaluate((pressed: HTMLElement) => pressed.click()) // it would scroll on a busy machine
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await expect.poll(async () => (await seen(page)).grown).toBe(1)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect((await seen(page)).shift).toBe(0)

  await page.goBack()
  await expect(firstCard(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('a post grows out of its card', async ({ page }) => {
  await pagesComeAfter(page, 0)
  await watch(page)
  await page.goto('/resource_hub')
  const card = page
    .locator('article', { has: page.locator('img') })
    .getByRole('link')
    .nth(1)
  await visit(page, card)
  await card.scrollIntoViewIfNeeded()
  await card.click()
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible()
  await expect.poll(async () => (await seen(page)).grown).toBe(1)
})

test('who waited for a page gets the next one at once', async ({ page }) => {
  await pagesComeAfter(page, 120)
  await watch(page)
  await page.goto('/projects/land')
  await interactive(page)
  await page.mouse.move(8, 8)
  for (const _ of [1, 2]) await visit(page, firstCard(page))
  expect((await seen(page)).started).toBe(0)
})

test('who asks for less motion gets the page at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await pagesComeAfter(page, 0)
  await watch(page)
  await page.goto('/projects/land')
  await visit(page, firstCard(page))
  await firstCard(page).click()
  await expect(page).toHaveURL(/projects\/package/)
  await expect(page.getByRole('button', { name: /Buy Now/ }).first()).toBeVisible()
  expect((await seen(page)).grown).toBe(0)
})

test('a weak phone gets the page at once', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 1 }))
  await pagesComeAfter(page, 0)
  await watch(page)
  await page.goto('/projects/land')
  await visit(page, firstCard(page))
  await firstCard(page).click()
  await expect(page).toHaveURL(/projects\/package/)
  await expect(page.getByRole('button', { name: /Buy Now/ }).first()).toBeVisible()
  expect(await seen(page)).toMatchObject({ grown: 0, started: 0 })
})
