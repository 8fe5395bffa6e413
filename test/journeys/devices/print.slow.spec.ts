/** What a printer puts out: one sheet for a package, and no fixed bars on any page (issue: print). */
import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { expect, test } from '../../harness/journey.ts'
import { stretchTimers, TOAST_MS } from '../../harness/patience/stretch-timers.ts'
import { MARK, openArticle } from '../support/article.ts'
import { everythingRead, interactive, underWorker } from '../support/booking.ts'

const PACKAGE = '/projects/package/101'

async function openSheet(page: Page) {
  await page.goto(PACKAGE)
  await interactive(page)
  await page.mouse.move(8, 8)
  await page.locator('.fact-sheet').waitFor({ state: 'attached' })
  await firstPicture(page)
}

async function firstPicture(page: Page) {
  const picture = page.locator('main img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

test('a package prints as one page, also where dark was chosen', async ({ page }) => {
  await openSheet(page)
  await page.getByRole('button', { name: 'Dark' }).click()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--paper'))).toBe(
    '#fdf8ef',
  )
})

test('the sheet holds price, plan, facts, benefits, picture, contact, date and address', async ({ page }) => {
  await openSheet(page)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const sheet = page.getByRole('article', { name: 'Fact sheet' })
  await expect(sheet.getByRole('heading', { level: 1, name: 'Moniya Green 500' })).toBeVisible()
  for (const words of [
    '₦2,400,000',
    'Prices as of',
    'One-Off',
    'Installments',
    '500 sqm',
    'Deed of assignment',
    'sales@',
  ])
    await expect(sheet).toContainText(words)
  await expect(sheet).toContainText(new URL(PACKAGE, page.url()).href)
  await expect(sheet.getByRole('img', { name: 'Moniya Green 500' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(0)
})

test('a printed comparison names its packages above their figures', async ({ page }) => {
  await page.goto('/compare?packages=101,102,303')
  const table = page.getByRole('table')
  await expect(table).toContainText('₦150,000,000')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight)) // the paper's pages stand below one another
  const bottomOf = (part: Element) => part.getBoundingClientRect().bottom
  const names = await table.getByRole('columnheader').first().evaluate(bottomOf)
  expect(names).toBeLessThan(await table.getByText('₦2,400,000').evaluate(bottomOf))
})

test('a toast stays off the paper', async ({ page }) => {
  await stretchTimers(page, TOAST_MS)
  await page.goto('/site_tour/kit')
  await interactive(page)
  await page
    .getByLabel('Add pictures')
    .setInputFiles([{ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }])
  const toast = page.getByText('This file could not be read as a picture.')
  await expect(toast).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(toast).toBeHidden()
})

test("the sheet's code holds the address of the page", async ({ page }) => {
  await openSheet(page)
  const drawn = await page.locator('.fact-sheet-code path').last().getAttribute('d')
  const dark = new Set([...(drawn ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  const { data } = encode(new URL(PACKAGE, page.url()).href, { ecc: 'M', border: 2 })
  const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(wanted.length).toBeGreaterThan(100)
  expect([...dark].sort()).toEqual(wanted.sort())
})

test('the button of a package prints its sheet, also without a network', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      const sheet = document.querySelector('.fact-sheet')
      document.documentElement.dataset.printed = `${sheet !== null} ${sheet?.querySelector('img')?.complete}`
    }
  })
  await openSheet(page)
  await underWorker(page)
  const picture = page.locator('main img').first()
  const isKept = () =>
    picture.evaluate(async (image: HTMLImageElement) => {
      const read = await caches.match('/api/v2/packages/view/101')
      return Boolean(read && (await caches.match(image.currentSrc, { ignoreVary: true })))
    })
  await expect.poll(isKept, 'what was read before the worker').toBe(true)
  await context.setOffline(true)
  await page.reload()
  await interactive(page)
  await page.mouse.move(8, 8)
  await firstPicture(page)
  await page.getByRole('button', { name: 'Fact sheet (A4)' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true true')
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a wide table of an article has all its columns on paper', async ({ page }) => {
    const cells = 'Document Authority Fee Weeks Stamped Remarks Renewal Category Registered Surveyed'.split(
      ' ',
    )
    await openArticle(
      page,
      `<table><tr>${cells.map((word) => `<td>${word}</td>`).join('')}</tr></table><p>${MARK}</p>`,
    )
    const hidden = () =>
      page
        .locator('article [role=group]', { has: page.getByRole('table') })
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(await hidden()).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await hidden()).toBe(0)
  })

  test('where the sheet cannot come, its button prints the page', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = String(document.querySelector('.fact-sheet') !== null)
      }
      sessionStorage.setItem('adbond-reloaded-at', String(Date.now())) // a missing part reloads the page once, any time
    })
    await page.route(/\/assets\/fact-sheet-.*\.js/, (route) => route.abort())
    await page.goto(PACKAGE)
    await interactive(page)
    await page.mouse.move(8, 8)
    await page.getByRole('button', { name: 'Fact sheet (A4)' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'false')
  })
})

for (const [path, what, of] of [
  ['/', 'the packages of the first view', 'section[aria-labelledby=finder] ul.snap-x'],
  ['/who_we_are', 'the names of partners', 'section[aria-labelledby=partners] ul'],
  ['/site_tour', 'the words of visitors', 'section:has(h2:text("What visitors say")) ul'],
] as const) {
  for (const width of [390, 720, 1040]) {
    test(`${what} are all on paper that is ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await interactive(page)
      await expect.poll(() => page.locator(of).first().locator('> li').count()).toBeGreaterThan(1)
      await page.emulateMedia({ media: 'print' })
      const cut = await page.locator(`${of} > li`).evaluateAll((items) =>
        items
          .filter((item) => item.checkVisibility())
          .map((item) => item.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth)
          .map(({ left, right }) => `${left} to ${right}`),
      )
      expect(cut).toEqual([])
    })
  }
}

test('after a package, another page prints as itself', async ({ page }) => {
  await openSheet(page)
  await page.getByRole('contentinfo').locator('a[href="/faqs"]').first().click()
  await expect(page).toHaveURL(/\/faqs$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const path of ['/', '/site_tour', '/faqs', '/resource_hub']) {
  test(`${path} prints its text without bars that stay on every sheet`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(path)
    await interactive(page)
    await everythingRead(page)
    await page.emulateMedia({ media: 'print' })
    const fixed = await page.locator('body *').evaluateAll((parts) =>
      parts
        .filter(
          (part) => part.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(part).position),
        )
        .filter((part) => part.getBoundingClientRect().bottom > 0)
        .map((part) => `${part.tagName} ${part.className}`),
    )
    expect(fixed).toEqual([])
    await expect(page.locator('h1')).toBeVisible()
    const answers = await page.locator('main details').evaluateAll((questions) =>
      questions
        .filter((question) => question.checkVisibility())
        .map((question) => [question, question.querySelector('summary')])
        .map(([all, name]) => (all?.clientHeight ?? 0) - (name?.clientHeight ?? 0)),
    )
    expect(
      answers.filter((height) => height < 20),
      'each closed answer is on the paper',
    ).toEqual([])
    if (path === '/faqs') expect(answers.length).toBeGreaterThan(3)
  })
}
