/** Finding a package: from the front page, by typing, by link, without a network. */
import type { Page } from '@playwright/test'
import { pressIfThere } from '../../harness/answers.ts'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { drawn } from '../../harness/patience/drawn.ts'
import { READ_TIMEOUT_MS, stretchTimers } from '../../harness/patience/stretch-timers.ts'
import { wholeWidth } from '../../harness/press/whole-width.ts'
import { interactive, underWorker } from '../support/booking.ts'

const PHONE = { width: 360, height: 740 }
const LAND = /\/api\/v2\/projects\/1/
const AGRO = /\/api\/v2\/projects\/2/ // the cheapest is one of them
const LISTS = /\/api\/v2\/projects\/(\d)/

const results = (page: Page) => page.getByRole('main').getByRole('article')
const found = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /package/ })

/** Each row on the screen, with where it begins (px). */
const rowsOnScreen = (page: Page) =>
  results(page).evaluateAll((rows) =>
    rows.flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return bottom > 0 && top < innerHeight ? [{ name: row.querySelector('h2')?.textContent, top }] : []
    }),
  )

/** What a sideways swipe would be needed for: anything wider than the phone, or a result beside another. */
async function expectStacked(page: Page): Promise<void> {
  const edges = await results(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().x))
  expect(new Set(edges).size, 'one column').toBe(1)
  const clientWidth = await page.evaluate(() => document.documentElement.clientWidth)
  expect(await wholeWidth(page)).toBeLessThanOrEqual(clientWidth)
}

test('a package in Ogun under ₦3m on instalments is four presses from the front page, without a swipe', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await interactive(page)
  await page.getByRole('link', { name: 'Search all by place and price' }).click()
  await page.getByRole('button', { name: 'Ogun' }).click()
  await page.getByRole('button', { name: 'Up to ₦3m' }).click()
  await page.getByRole('button', { name: 'Installments' }).click()

  await expect(found(page)).toHaveText('4 of 36 packages')
  await expect(results(page)).toHaveCount(4)
  for (const row of await results(page).all()) await expect(row).toContainText(/Ogun|Ewekoro/)
  await expectStacked(page)
  const asked = new URL(page.url()).searchParams
  expect([...asked].sort()).toEqual([
    ['instalments', '1'],
    ['max', '3000000'],
    ['state', 'ogun'],
  ])

  await page.goBack()
  await expect(page.getByRole('button', { name: 'Installments' })).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('button', { name: 'Up to ₦3m' })).toHaveAttribute('aria-pressed', 'true')
  await page.goForward()
  await expect(results(page)).toHaveCount(4)
  await page.reload()
  await expect(results(page)).toHaveCount(4)

  await results(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/projects\/package\/\d+/)
  await page.goBack()
  await expect(results(page)).toHaveCount(4)
})

test('what is typed filters at once, stands in the address and is never lost', async ({ page }) => {
  await page.goto('/projects')
  const field = page.getByRole('searchbox', { name: 'Search packages' })
  await field.pressSequentially('IBADAN ', { delay: 10 }) // before the page answers to presses
  await interactive(page)
  await expect(field).toHaveValue('IBADAN ')
  await expect(page).toHaveURL(/\?q=IBADAN$/)
  await field.pressSequentially('green')
  await expect(field).toHaveValue('IBADAN green')
  await results(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/package/)
  await page.goBack()
  await expect(field).toHaveValue('IBADAN green')
  await expect(page).toHaveURL(/q=IBADAN\+green$/)
  await field.fill('corner')
  await page.getByRole('button', { name: 'Installments' }).click() // sooner than the address follows the typing
  await expect(page).toHaveURL(/q=corner&instalments=1$/)
  await page.goBack()
  await expect(field).toHaveValue('corner')
})

test('nothing fits: the page says which one filter to leave out', async ({ page }) => {
  await page.goto('/projects?state=rivers&max=3000000')
  await expect(page.getByText('Nothing fits all of it')).toBeVisible()
  await page.getByRole('button', { name: /^Without Rivers: \d+ packages$/ }).click()
  await expect(page).toHaveURL(/projects\?max=3000000$/)
  await expect(results(page).first()).toBeVisible()
  await page.goto('/projects?minsize=100')
  await expect(page.getByText(/names? no size and (is|are) not shown\.$/)).toBeVisible()
})

test('all filters work by keyboard, and count what they will show', async ({ page }) => {
  await page.goto('/projects')
  await interactive(page)
  await page.getByRole('button', { name: 'Filters' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByRole('group', { name: 'Line' }).getByRole('button', { name: 'Agro' }).press('Space')
  await expect(dialog.getByRole('button', { name: 'Show 12 packages' })).toBeVisible()
  const price = dialog.getByRole('group', { name: /^Price/ })
  await price.getByLabel('Up to').fill('a lot')
  await expect(price.getByText('Please write an amount')).toBeVisible()
  await price.getByLabel('Up to').fill('₦1.2m')
  await expect(price.getByText('That is ₦1.2m.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Show 4 packages' })).toBeVisible()
  await price.getByLabel('Up to').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/line=agro&max=1200000$/)
  await expect(results(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Remove Agro' }).click()
  await expect(page).toHaveURL(/projects\?max=1200000$/)
})

test('the page of a line lists what was found in place of its projects, also by a link', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/projects/land')
  await interactive(page)
  await expect(page.getByRole('heading', { name: 'Ewekoro Hills Gardens' })).toBeVisible()
  await page.getByRole('button', { name: 'Up to ₦3m' }).click()
  await expect(found(page)).toHaveText(/^\d+ of 12 packages$/)
  await expect(page.getByRole('heading', { name: 'Ewekoro Hills Gardens' })).toBeHidden()
  const count = Number.parseInt((await found(page).textContent()) ?? '', 10)
  await expect(results(page)).toHaveCount(count) // drawn two a frame
  await expectStacked(page)
  await page.reload()
  await expect(results(page)).toHaveCount(count)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Ewekoro Hills Gardens' })).toBeVisible()
})

test('in airplane mode the search goes on over what was seen, and says how old it is', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/projects')
  await interactive(page)
  await underWorker(page)
  await page.reload()
  await expect(found(page)).toHaveText('36 packages')
  await expect(results(page).first()).toContainText(/Tour |No tour listed/)
  await context.setOffline(true)
  await page.clock.setFixedTime(Date.now() + 3 * 60 * 60_000)
  await page.goto('/projects?state=ogun&max=3000000&instalments=1')
  await expect(results(page)).toHaveCount(4)
  await expect(page.getByText('Prices as of 3 hours ago')).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Show 36 packages' }).click()
  await expect(found(page)).toHaveText('36 packages')
})

test.describe('without a worker, which would fetch the lists itself', () => {
  test.use({ serviceWorkers: 'block' })

  for (const { order, path, late, moved } of [
    { order: 'As listed', path: '/projects', late: LAND, moved: 300 },
    { order: 'As listed', path: '/projects', late: LAND, moved: 0 },
    { order: 'Lowest price', path: '/projects?sort=price', late: AGRO, moved: 300 },
  ])
    test(`a list that answers late moves no row of those on the screen: ${order}, moved by ${moved} px`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE)
      await stretchTimers(page, READ_TIMEOUT_MS) // on a busy machine the held list would count as failed
      const release = await holdRequests(page, late)
      await page.goto(path)
      await interactive(page)
      await expect(found(page).first()).toHaveText('24 packages')
      await expect(results(page)).toHaveCount(24)
      await page.mouse.move(180, 400)
      await page.mouse.wheel(0, moved)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(moved)
      await drawn(page)
      const seen = await rowsOnScreen(page)
      expect(seen.length).toBeGreaterThan(0)
      release()
      await expect(found(page).first()).toHaveText('36 packages')
      await drawn(page)
      const now = await rowsOnScreen(page)
      expect(now.map(({ name }) => name)).toEqual(seen.map(({ name }) => name))
      // At the top of the page a sentence above the list may come or go.
      for (const [at, { top }] of moved > 0 ? now.entries() : [])
        expect(Math.abs(top - (seen[at]?.top ?? 0)), `row ${at}`).toBeLessThanOrEqual(2)

      // A press on an order sorts all of them, as does a page that is opened anew.
      const names = () => results(page).getByRole('heading').allTextContents()
      const held = await names()
      await page.getByLabel('Order').selectOption('Highest price')
      await expect.poll(names).not.toEqual(held)
      const highest = await names()
      await page.getByLabel('Order').selectOption(order)
      await expect.poll(names).not.toEqual(highest)
      const sorted = await names()
      expect(sorted).not.toEqual(held)
      await expect(page).toHaveURL(path) // it follows the list
      await page.reload()
      await expect.poll(names).toEqual(sorted)
    })

  test('a list that answers late takes its place in a rank that nobody reads yet', async ({ page }) => {
    await stretchTimers(page, READ_TIMEOUT_MS)
    const release = await holdRequests(page, AGRO)
    await page.goto('/projects?sort=price')
    await expect(found(page).first()).toHaveText('24 packages')
    const first = results(page).getByRole('heading').first()
    const [without = ''] = await first.allTextContents()
    release()
    await expect(found(page).first()).toHaveText('36 packages')
    await expect(first).not.toHaveText(without)
  })

  test('lists that this phone has never read are named, and the others are searched', async ({ page }) => {
    await page.route(LISTS, (route) =>
      LISTS.exec(route.request().url())?.[1] === '1' ? route.fallback() : route.abort('internetdisconnected'),
    )
    await page.goto('/projects?max=3000000')
    await expect(
      page.getByText('Agro and Home packages are not on this phone, so they are missing here.'),
    ).toBeVisible()
    await expect(found(page).first()).toHaveText(/of 12 packages$/)
    await expect(results(page).first()).toBeVisible()
    await page.unroute(LISTS)
    await pressIfThere(page.getByRole('button', { name: 'Try Again' }))
    await expect(found(page).first()).toHaveText(/of 36 packages$/)
  })
})
