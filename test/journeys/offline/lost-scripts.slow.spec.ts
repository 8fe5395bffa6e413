/** A line that is lost between a page and its scripts: what can be read stays, and what was pressed happens later. */
import type { Page } from '@playwright/test'
import { sitePaths } from '../../../contract/site-paths.ts'
import { findCopy } from '../../../src/features/packages/find/rules/find-copy.ts'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { drawn } from '../../harness/patience/drawn.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import { stretchTimers, TOAST_MS } from '../../harness/patience/stretch-timers.ts'
import { interactive, laterParts, sendApplicationAsItIs } from '../support/booking.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } })

/** Loses what `isMet` says, until `comeBack` is called; the phone then hears of a network. */
async function losingLine(page: Page, isMet: (url: string) => boolean) {
  let isLost = true
  await page.route(
    (url) => isLost && isMet(url.href),
    (route) => route.abort('internetdisconnected'),
  )
  return {
    comeBack: async () => {
      isLost = false
      await page.context().setOffline(true)
      await page.context().setOffline(false)
    },
  }
}

const lossOf = (page: Page, part: string) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${part}-`))

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click()

test('a press waits for the script that the line lost, and happens with the next network', async ({
  page,
}) => {
  const line = await losingLine(page, (url) => url.includes('/assets/core-'))
  const lost = lossOf(page, 'core')
  await page.goto(sitePaths.frontPage)
  await openMenu(page)
  await lost
  await expect(page.getByRole('dialog')).toBeHidden()
  await line.comeBack()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('where the browser keeps the failure of that script, the page comes anew, once and not over what was typed', async ({
  page,
}) => {
  const loads = countLoads(page)
  let looks = 0
  page.on('request', (request) => {
    if (request.method() === 'HEAD') looks += 1
  })
  await page.route(/\/assets\/core-/, (route) =>
    loads() > 1 || route.request().method() === 'HEAD' ? route.continue() : route.abort(),
  )
  const lineComesUntil = (isMet: () => boolean) =>
    expect
      .poll(async () => {
        const told = page.evaluate(() => dispatchEvent(new Event('online')))
        await told.catch((reason) => {
          if (!isMet()) throw reason // else the page went to load anew, and took the question along
        })
        return isMet()
      })
      .toBe(true)
  await page.goto(sitePaths.siteTour)
  await page.getByLabel('First name').fill('Ada')
  await lineComesUntil(() => looks > 1) // the second look begins when the first one led to nothing
  expect(loads()).toBe(1)
  await page.getByLabel('First name').fill('')
  await lineComesUntil(() => loads() > 1)
  await interactive(page)
  expect(loads()).toBe(2)
})

test('where the server no longer has that script, the page comes anew, once', async ({ page }) => {
  const loads = countLoads(page)
  let looks = 0
  page.on('request', (request) => {
    if (request.method() === 'HEAD') looks += 1
  })
  await page.route(/\/assets\/core-/, (route) => route.fulfill({ status: 404, body: '' }))
  const lineComesUntil = (isMet: () => boolean) =>
    expect
      .poll(async () => {
        const told = page.evaluate(() => dispatchEvent(new Event('online')))
        await told.catch(() => undefined) // the page went to load anew, and took the question along
        return isMet()
      })
      .toBe(true)
  await page.goto(sitePaths.faqs)
  await lineComesUntil(() => loads() > 1)
  const before = looks
  await lineComesUntil(() => looks > before + 1)
  expect(loads()).toBe(2)
})

for (const { path, part } of [
  { path: sitePaths.siteTour, part: 'data' },
  { path: sitePaths.virtualTeam, part: 'reader' },
]) {
  test(`${path} is read without the code of its screen, its frame answers, and the rest comes with the network`, async ({
    page,
  }) => {
    let isRead = false
    const isMet = (url: string) => /\/(assets|api)\//.test(url) || isRead
    const line = await losingLine(page, (url) => isMet(url) && !/\/assets\/(boot|core)-|\.css$/.test(url))
    const lost = lossOf(page, part)
    await page.goto(path)
    isRead = true // now nobody answers for the page either
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.mouse.move(8, 8)
    await lost
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).not.toHaveAttribute('data-state', 'interactive')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await line.comeBack()
    await interactive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await laterParts(page)
  })
}

/** The address was requested as a page, so a reload shows. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('the front page keeps its lower half where the code of that is lost', async ({ page }) => {
  const line = await losingLine(page, (url) => url.includes('/assets/front-page-below-'))
  const lost = lossOf(page, 'front-page-below')
  await page.goto(sitePaths.frontPage)
  await interactive(page)
  await lost
  const shelf = page.getByRole('heading', { name: 'Find Your Perfect Package' })
  await expect(shelf).toBeVisible()
  await line.comeBack()
  await page.getByRole('button', { name: /^Show all \d+ packages$/ }).click()
  await expect(page.getByRole('button', { name: 'Show fewer' })).toBeVisible()
})

test('a screen that the line lost for a moment opens by the same press, without loading the page anew', async ({
  page,
}) => {
  const loads = countLoads(page)
  await page.goto(sitePaths.faqs)
  await interactive(page)
  await laterParts(page)
  let tries = 0
  await page.route(/\/assets\/services-/, (route) => {
    if (route.request().resourceType() === 'fetch') return route.continue() // the page looks what became of it
    tries += 1
    return tries === 1 ? route.abort('internetdisconnected') : route.continue()
  })
  await footerLink(page, 'Services').click()
  await expect(page).toHaveTitle(/Services/i)
  await expect(page.getByText('This page did not arrive.')).toHaveCount(0)
  expect(loads()).toBe(1)
})

test('a screen whose line is lost says so and waits for the network, and loads nothing anew before', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' }) // React tells the console of the loss
  const page = await context.newPage()
  const loads = countLoads(page)
  await page.goto(site.origin + sitePaths.faqs)
  await interactive(page)
  await laterParts(page)
  const line = await losingLine(page, (url) => !url.includes('/api/')) // the phone believes in its line
  await footerLink(page, 'Services').click()
  await expect(page.getByRole('heading', { name: 'This page did not arrive.' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
  await line.comeBack()
  await expect(page).toHaveTitle(/Services/i)
  await expect(page.getByText('This page did not arrive.')).toHaveCount(0)
  await interactive(page)
  await context.close()
})

test('what a lost line took of the later parts comes with the next network', async ({ page }) => {
  const toasted = await noteToasts(page)
  await stretchTimers(page, TOAST_MS)
  const line = await losingLine(page, (url) => /\/(pwa-cards|toaster|dist)-/.test(url)) // `dist` is that of sonner
  const losses = ['pwa-cards', 'toaster'].map((part) => lossOf(page, part))
  await page.goto(sitePaths.virtualTeam)
  await interactive(page)
  await page.mouse.move(8, 8)
  await Promise.all(losses)
  await sendApplicationAsItIs(page)
  await page.waitForLoadState('networkidle')
  await line.comeBack()
  await laterParts(page)
  await toasted('Please fill in all fields')
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
  await page.context().setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'No connection.' })).toBeVisible()
})

/** How many rules the page has from files. One that did not come lets nobody read its own. */
const rulesOfSheets = (page: Page) => () =>
  page.evaluate(() => {
    const rulesOf = (sheet: CSSStyleSheet) => {
      try {
        return sheet.href ? sheet.cssRules.length : 0
      } catch {
        return 0
      }
    }
    return [...document.styleSheets].reduce((sum, sheet) => sum + rulesOf(sheet), 0)
  })

test('the stylesheet that the line lost comes with the next network', async ({ page }) => {
  const line = await losingLine(page, (url) => /\/assets\/boot-[^/]+\.css$/.test(url))
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'))
  await page.goto(sitePaths.faqs)
  await lost
  await interactive(page)
  await laterParts(page)
  expect(await rulesOfSheets(page)()).toBeLessThan(100) // those of the toasts
  const menu = page.getByRole('dialog')
  const areaOf = async () => (await menu.boundingBox())?.height
  await line.comeBack()
  await expect.poll(rulesOfSheets(page)).toBeGreaterThan(100)
  await openMenu(page)
  await expect.poll(areaOf).toBe(740)
})

test('styles that are on their way when the screen comes to life are not taken for lost', async ({
  page,
}) => {
  const [bringScreen, bringStyles] = [
    await holdRequests(page, /\/assets\/site-tour-/),
    await holdRequests(page, /\/assets\/toaster-[^/]+\.css$/),
  ]
  const asked = page.waitForRequest(/\/assets\/toaster-[^/]+\.css$/)
  await page.goto(sitePaths.siteTour)
  await page.mouse.move(8, 8)
  await asked
  bringScreen()
  await interactive(page)
  bringStyles()
  await laterParts(page)
})

test('words typed into a form whose code is gone stand, and a reload that the person chooses carries them', async ({
  page,
}) => {
  const loads = countLoads(page)
  let isGone = true
  const code = /\/assets\/virtual-team-/
  const release = await holdRequests(page, code, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.goto(sitePaths.virtualTeam)
  await page.getByLabel('First name').fill('Adaeze')
  await page.getByLabel(/Why do you want/).fill('I answer the phone in three languages.')
  release()
  const card = page.getByRole('status').filter({ hasText: 'A part of this page is missing' })
  await expect(card.getByRole('button', { name: 'Later' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Adaeze')
  expect(loads()).toBe(1)

  isGone = false
  await card.getByRole('button', { name: 'Load again' }).click()
  await expect.poll(loads).toBe(2)
  await interactive(page)
  await expect(page.getByLabel('First name')).toHaveValue('Adaeze')
  await expect(page.getByLabel(/Why do you want/)).toHaveValue('I answer the phone in three languages.')
  await expect(page.getByText('Kept on this phone as you type')).toBeVisible()
})

test('a menu whose code comes late opens over no other page', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/mobile-menu-/)
  await page.goto(sitePaths.faqs)
  await interactive(page)
  const asked = page.waitForRequest(/\/assets\/mobile-menu-/)
  await openMenu(page)
  await asked
  await footerLink(page, 'Services').click()
  await expect(page).toHaveTitle(/Services/i)
  const came = page.waitForResponse(/\/assets\/mobile-menu-/)
  release()
  await came
  await openMenu(page) // its own press opens it
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a dialog whose code is lost says what it needs, and opens later', async ({ page }) => {
  const toasted = await noteToasts(page)
  await page.goto(sitePaths.faqs)
  await interactive(page)
  await laterParts(page)
  const line = await losingLine(page, (url) => /\/assets\/data-panel-/.test(url))
  await page.context().setOffline(true)
  const meter = page.getByRole('contentinfo').getByRole('button', { name: 'Data saver and meter' })
  await meter.click()
  await toasted('It needs a network once')
  await line.comeBack()
  await meter.click()
  await expect(page.getByRole('heading', { name: 'Data of this visit' })).toBeVisible()
})

test('a press on a line that says nothing shows that it waits, then says so, and opens nothing later', async ({
  page,
}) => {
  const bring = await holdRequests(page, /\/assets\/filter-sheet-/)
  await page.goto(sitePaths.find)
  await interactive(page)
  const filters = page.getByRole('button', { name: 'Filters' })
  await filters.click()
  const isWaiting = () =>
    filters.evaluate((button) => button.getAnimations().some((motion) => !(motion instanceof CSSTransition)))
  await expect.poll(isWaiting).toBe(true)
  await expect(page.getByText(findCopy.filtersMissing)).toBeVisible()
  expect(await isWaiting()).toBe(false)
  const came = page.waitForResponse(/\/assets\/filter-sheet-/)
  bring()
  const sheet = (await came).url()
  await page.evaluate((url) => import(url), sheet)
  await drawn(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await filters.click()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
})

test('a screen whose code the server no longer has is loaded anew, once', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' }) // React tells the console of the loss
  const page = await context.newPage()
  const loads = countLoads(page)
  await page.route(/\/assets\/who-we-are-/, (route) =>
    loads() > 1 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
  await page.goto(site.origin + sitePaths.whoWeAre)
  await expect.poll(loads).toBe(2)
  await interactive(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('This page did not arrive.')).toHaveCount(0)
  expect(loads()).toBe(2)
  await context.close()
})
