/** A slow phone: what somebody does while the page starts counts like what they do later. */
import type { Page } from '@playwright/test'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { readTo } from '../../harness/patience/read-to.ts'
import { SCROLL_PATIENCE_MS, stretchTimers } from '../../harness/patience/stretch-timers.ts'
import { interactive, laterParts } from '../support/booking.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } }) // a worker has the code that is held

const BOOT = /\/assets\/boot-.*\.js/
const CORE = /\/assets\/core-/
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

const filter = (page: Page) => page.getByRole('button', { name: 'Installments' })

test('a filter pressed before React leaves the search of the address', async ({ page }) => {
  const release = await holdRequests(page, CORE)
  const releaseResults = await holdRequests(page, /\/assets\/find-results-/)
  await page.goto('/projects?q=moniya')
  await filter(page).click()
  release()
  await expect.poll(() => asked(page, 'instalments')).toBe('1')
  expect(asked(page, 'q')).toBe('moniya')
  releaseResults()
  await expect(filter(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('searchbox')).toHaveValue('moniya')
})

test('a second tap on a filter that waits for React does not take the first one back', async ({ page }) => {
  const release = await holdRequests(page, CORE)
  const releaseScreen = await holdRequests(page, /\/assets\/find-packages-/)
  await page.goto('/projects')
  await filter(page).click()
  await filter(page).click()
  release()
  await expect(page.locator('main[data-asleep]')).toBeAttached() // the frame answers, the screen does not yet
  await filter(page).click()
  releaseScreen()
  await expect.poll(() => asked(page, 'instalments')).toBe('1')
  await expect(filter(page)).toHaveAttribute('aria-pressed', 'true')
})

test('an order chosen before React is the order of what is found', async ({ page }) => {
  const release = await holdRequests(page, CORE)
  await page.goto('/projects/land?q=moniya')
  const order = page.getByRole('combobox', { name: 'Order' })
  await order.selectOption({ label: 'Lowest price' })
  release()
  await expect.poll(() => asked(page, 'sort')).toBe('price')
  expect(asked(page, 'q')).toBe('moniya')
  await expect(order).toHaveValue('price')
  const entries = await page.evaluate(() => history.length)
  await page.reload() // the browser puts the choice back into the field, and that is no new choice
  await interactive(page)
  await expect(order).toHaveValue('price')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('what is typed into the search of posts before React stands, whatever the address asked for', async ({
  page,
}) => {
  const release = await holdRequests(page, CORE)
  await page.goto('/resource_hub?q=land')
  const field = page.getByRole('searchbox')
  await field.fill('duplex')
  release()
  await expect.poll(() => asked(page, 'q')).toBe('duplex')
  await expect(field).toHaveValue('duplex')
})

test('a script that came cut short while the line went is fetched whole when the line is back', async ({
  page,
}) => {
  let isWhole = false
  let isLost = true
  await page.route(CORE, async (route) => {
    if (route.request().resourceType() === 'fetch') return isLost ? route.abort() : route.continue()
    if (isWhole) return route.continue()
    const answer = await route.fetch()
    const body = await answer.body()
    return route.fulfill({ response: answer, body: body.subarray(0, body.length / 2) })
  })
  const tried = page.waitForEvent('requestfailed', (request) => CORE.test(request.url()))
  await page.goto('/faqs')
  await tried
  isLost = false
  isWhole = true
  const loadedAnew = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await loadedAnew
  await interactive(page)
})

/** Answers with half of each script that `isCut` names, until the page itself has fetched it past the browser's copy. */
async function cutShort(page: Page, isCut: RegExp, isHealed = true) {
  const whole = new Set<string>()
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.route(isCut, async (route) => {
    const url = route.request().url()
    if (isHealed && route.request().resourceType() === 'fetch') whole.add(url)
    if (whole.has(url)) return route.continue()
    const answer = await route.fetch()
    const body = await answer.body()
    return route.fulfill({ response: answer, body: body.subarray(0, body.length / 2) })
  })
  return () => loads
}

test('scripts that came cut short one behind the other are all fetched whole', async ({ page }) => {
  const loads = await cutShort(page, /\/assets\/(core|front-page-below)-/)
  await page.goto('/')
  await interactive(page)
  await page.getByRole('button', { name: /^Show all \d+ packages$/ }).click()
  await expect(page.getByRole('button', { name: 'Show fewer' })).toBeVisible()
  expect(loads()).toBe(3)
})

test('a script that is cut short for ever is no reason to load the page for ever', async ({ page }) => {
  const loads = await cutShort(page, CORE, false)
  // Each load has all other scripts by then: one that only the next load knows is a reason for another.
  await page.route(CORE, async (route) => {
    await page.waitForFunction(othersAreHere)
    await route.fallback()
  })
  let fetched = 0
  page.on('request', (request) => {
    if (CORE.test(request.url()) && request.resourceType() === 'fetch') fetched += 1
  })
  await page.goto('/')
  await expect.poll(loads).toBe(2)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(2)
  expect(fetched).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** In the page: scripts and styles that are asked for beside the largest one have come, as the site itself sees it. */
function othersAreHere(): boolean {
  const here = performance.getEntriesByType('resource').map(({ name }) => name)
  const asked = [
    ...document.querySelectorAll<HTMLLinkElement>('link:is([rel=modulepreload], [rel=stylesheet])'),
  ]
  const others = asked.filter(({ href }) => !href.includes('/assets/core-'))
  return others.length > 0 && others.every(({ href }) => here.includes(href))
}

test('Back before React leads to where the reader was', async ({ page }) => {
  await stretchTimers(page, SCROLL_PATIENCE_MS)
  await page.goto('/faqs')
  await interactive(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' })
  await readTo(page, link)
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await link.evaluate((pressed: HTMLElement) => pressed.click()) // it would scroll on a busy machine
  await expect(page).toHaveURL(/\/legal\/terms$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const release = await holdRequests(page, CORE)
  await page.reload({ waitUntil: 'commit' })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/faqs$/)
  release()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

for (const [what, address, back] of [
  ['a page', '/legal/terms', '/faqs'],
  ['a record', '/projects/package/101', '/projects/land'],
] as const)
  test(`Back from ${what} before its first script leads to the screen of the address`, async ({ page }) => {
    await page.goto(back)
    await interactive(page)
    const title = await page.title()
    await page.locator(`a[href="${address}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    const release = await holdRequests(page, BOOT)
    await page.reload({ waitUntil: 'commit' })
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(new RegExp(`${back}$`))
    release()
    await interactive(page)
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${back}$`))
    await expect(page).toHaveTitle(title)
  })

test('a phone that ends the page in the background finds the position again', async ({ page }) => {
  await page.goto('/faqs')
  await interactive(page)
  await readTo(page, 600)
  const turn = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event('visibilitychange'))
      return [history.scrollRestoration, sessionStorage.getItem('adbond-scroll')]
    }, isHidden)
  expect(await turn(true)).toEqual(['auto', expect.stringContaining(',600]')])
  expect(await turn(false)).toEqual(['manual', expect.any(String)])
})

test('a theme chosen in another tab is on this one too', async ({ page, context }) => {
  await page.goto('/faqs')
  await interactive(page)
  await laterParts(page)
  const other = await context.newPage()
  await other.goto('/services')
  await interactive(other)
  await other.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await other.getByRole('button', { name: 'System', exact: true }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('a link to the form of a screen that is being drawn leads there once the form is', async ({ page }) => {
  await stretchTimers(page, SCROLL_PATIENCE_MS)
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = []
    const request = window.requestAnimationFrame.bind(window)
    addEventListener('hold-frames', () => {
      window.requestAnimationFrame = (work) => held.push(work)
    })
    addEventListener('release-frames', () => {
      window.requestAnimationFrame = request
      for (const work of held) request(work)
    })
  })
  await page.goto('/')
  await interactive(page)
  await laterParts(page)
  await page.evaluate(() => dispatchEvent(new Event('hold-frames')))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site Tour' }).first().click()
  // Not the link of the front page, which leads to a screen that is drawn with the form.
  await page.locator('main a[href="#site_tour_form"]').first().click()
  await expect(page).toHaveURL(/#site_tour_form$/)
  await expect(page.locator('#site_tour_form')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('release-frames')))
  await expect(page.locator('#site_tour_form')).toBeInViewport()
})
