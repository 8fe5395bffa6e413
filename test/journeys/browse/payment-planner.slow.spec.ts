/** Understanding the money: months and first payment to choose, one plan on the screen, on paper and in what is shared. */
import type { Locator, Page } from '@playwright/test'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { wholeWidth } from '../../harness/press/whole-width.ts'
import { interactive, underWorker } from '../support/booking.ts'
import { brokenFigures } from '../support/broken-figures.ts'

const PACKAGE = '/projects/package/101'
const CHOSEN = `${PACKAGE}?plan=installments&months=10&deposit=1000000`

const panelOf = (page: Page) => page.getByRole('region', { name: 'Price and payment plan' })
const plannerOf = (page: Page) => page.getByRole('region', { name: 'Plan your payments' })
const partsOf = (page: Page) => panelOf(page).locator('dl').nth(1).locator('div')
const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? -1)

/** Two of the dearest house, whose last payment makes them `whole`. */
async function allPayments(page: Page, whole: string): Promise<Locator> {
  await page.goto('/projects/package/303?plan=installments&units=2')
  await plannerOf(page).getByText('All 13 payments').click()
  const table = plannerOf(page).getByRole('table')
  await expect(table.getByRole('row').last()).toContainText(whole)
  return table
}

const leavesItsFrame = (table: HTMLElement) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)

const LINE_PX = 21 // of the table's text

const TEN_MONTHS = ['First payment₦1,000,000', 'Then monthly × 10₦175,000']

declare global {
  interface Window {
    shared: ShareData[]
  }
}

test('months and first payment change every figure, and the address keeps them', async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = []
    navigator.share = async (data) => void window.shared.push(data ?? {})
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/projects/land')
  await interactive(page)
  await page.goto(PACKAGE)
  await interactive(page)
  await expect(page.locator('.buy-bar')).toContainText('from ₦189,166 a month')
  await panelOf(page).getByText('Installments').click()
  const months = plannerOf(page).getByRole('slider', { name: 'Months' })
  await months.focus()
  const before = await topOf(months)
  for (const left of [11, 10]) {
    await page.keyboard.press('ArrowLeft')
    await expect(plannerOf(page).getByText(`${left} months`)).toBeVisible()
  }
  expect(await topOf(months), 'the slider stays under the finger').toBe(before)
  await plannerOf(page).getByLabel('First payment (₦)').fill('1,000,000')
  await expect(partsOf(page)).toHaveText(TEN_MONTHS)
  await expect(page.locator('.buy-bar')).toContainText('₦175,000 a month')
  await expect(page).toHaveURL(new RegExp(`${CHOSEN.replace('?', '\\?')}$`))

  await plannerOf(page).getByText('All 11 payments').click()
  const rows = plannerOf(page).getByRole('row')
  await expect(rows).toHaveCount(12)
  await expect(rows.nth(1)).toHaveText('Today₦1,000,000₦1,000,000')
  await expect(rows.last()).toContainText('₦175,000₦2,750,000')

  await panelOf(page).getByRole('button', { name: 'Share' }).click()
  await page.waitForFunction(() => window.shared.length > 0)
  const [shared] = await page.evaluate(() => window.shared)
  expect(shared?.url).toContain(CHOSEN)
  for (const words of [
    'Installments over 10 months',
    'First payment: ₦1,000,000',
    'Then monthly × 10: ₦175,000',
    'Total: ₦2,750,000',
  ])
    expect(shared?.text).toContain(words)

  await page.reload()
  await expect(partsOf(page)).toHaveText(TEN_MONTHS)
  await page.goBack()
  await expect(page, 'choosing made no steps to go back').toHaveURL(/\/projects\/land$/)
})

test('a first payment beyond its bounds counts as the bound, which is told', async ({ page }) => {
  await page.goto(`${PACKAGE}?plan=installments&units=2&months=999&deposit=5`)
  const deposit = plannerOf(page).getByLabel('First payment (₦)')
  await expect(deposit).toHaveValue('960,000')
  await expect(deposit).toHaveAccessibleDescription('From ₦960,000 to ₦5,500,000, the whole sum.')
  await deposit.fill('9999999999')
  await expect(partsOf(page)).toHaveText(['First payment₦5,500,000'])
  await deposit.blur()
  await expect(deposit).toHaveValue('5,500,000')
})

test.describe('without a worker, which may have the planner', () => {
  test.use({ serviceWorkers: 'block' })

  test('a press that waits for the planner shows its figures at once, and they stay where they are', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const release = await holdRequests(page, /\/assets\/planner-/)
    await page.goto(PACKAGE)
    await interactive(page)
    await panelOf(page).getByText('Installments').click()
    await expect(partsOf(page)).toHaveCount(3)
    const before = [await topOf(partsOf(page).first()), await topOf(panelOf(page).getByText('Share'))]
    release()
    await expect(plannerOf(page).getByRole('slider')).toBeVisible()
    expect(await topOf(partsOf(page).first())).toBe(before[0])
    const moved = Math.abs((await topOf(panelOf(page).getByText('Share'))) - (before[1] ?? 0))
    expect(moved, 'what stands below hardly moves').toBeLessThan(80)
  })
})

test('no sum of the payments breaks in two, on the smallest phone and in the narrow panel of a tablet', async ({
  page,
}) => {
  const table = await allPayments(page, '₦310,000,000')
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await brokenFigures(table), `at ${width} px`).toEqual([])
    expect(await table.evaluate(leavesItsFrame), `at ${width} px`).toBe(false)
  }
})

test('sums too long for a small phone are swiped to, and break neither themselves nor the months', async ({
  page,
}) => {
  await page.route(/\/packages\/view\/303/, async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: { ...answer.data, amount: 1_250_000_000.5 } } })
  })
  await page.setViewportSize({ width: 320, height: 740 })
  const table = await allPayments(page, '₦2,510,000,001')
  expect(await brokenFigures(table)).toEqual([])
  for (const month of await table.getByRole('rowheader').all())
    expect((await month.boundingBox())?.height).toBeLessThan(3 * LINE_PX)
  expect(await wholeWidth(page)).toBe(320)
})

test('in airplane mode a shared plan opens and is changed', async ({ page, context }) => {
  await page.goto(PACKAGE)
  await interactive(page)
  await underWorker(page)
  await page.mouse.move(8, 8)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/api/v2/packages/view/101'))))
    .toBe(true)
  await context.setOffline(true)
  await page.goto(CHOSEN)
  await expect(partsOf(page)).toHaveText(TEN_MONTHS)
  await plannerOf(page).getByRole('slider', { name: 'Months' }).focus()
  await page.keyboard.press('Home')
  await expect(partsOf(page)).toHaveText(['First payment₦1,000,000', 'Then monthly × 1₦1,750,000'])
  await expect(page).toHaveURL(/months=1&/)
})

test('the printed sheet shows the chosen plan, and still is one page', async ({ page }) => {
  await page.goto(`${CHOSEN}&units=2`)
  await page.locator('.fact-sheet').waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  const plans = page.locator('.fact-sheet-plans')
  await expect(plans).toContainText('For 2 units')
  await expect(plans.getByRole('heading').first()).toHaveText('Installments, your plan')
  await expect(plans.locator('dl').first().locator('div')).toHaveText([
    'First payment₦1,000,000',
    'Then monthly × 10₦450,000',
    'Total₦5,500,000',
  ])
  await expect(plans).toContainText('Last payment in')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
