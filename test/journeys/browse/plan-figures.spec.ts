/** What a family adds up with a pencil: the figures on the screen and on the printed sheet. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

const PACKAGE = '/projects/package/101'

/** Naira of every line, times the count in its name: `Then monthly × 11` counts eleven times. */
const sumOf = async (lines: Locator): Promise<number> => {
  const amounts = await lines.evaluateAll((rows) =>
    rows.map((row) => {
      const name = row.querySelector('dt')?.textContent ?? ''
      const amount = Number((row.querySelector('dd')?.textContent ?? '').replace(/[₦,]/g, ''))
      return amount * Number(/^(?:Then m|M)onthly × (\d+)$/.exec(name)?.[1] ?? 1)
    }),
  )
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

test('cost and parts of two units on instalments are each the total that is named', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(PACKAGE)
  await interactive(page)
  const panel = page.getByRole('region', { name: 'Price and payment plan' })
  await panel.getByText('Installments').click()
  await panel.getByRole('button', { name: /more|increase|add/i }).click()
  await expect(panel.getByRole('definition').filter({ hasText: '₦5,500,000' })).toBeVisible()
  await expect(panel.getByRole('definition').filter({ hasText: '₦960,000' })).toBeVisible()
  const [cost, parts] = [panel.locator('dl').first(), panel.locator('dl').nth(1)]
  expect(await sumOf(cost.locator('div:not(:last-child)'))).toBe(5_500_000)
  expect(await sumOf(parts.locator('div'))).toBe(5_500_000)
})

test('the parts on the printed sheet are the total below them', async ({ page }) => {
  await page.goto(PACKAGE)
  await page.locator('.fact-sheet').waitFor({ state: 'attached' })
  const lists = page.locator('.fact-sheet-plans dl')
  await expect(lists).toHaveCount(2)
  for (const list of await lists.all()) {
    await expect(list.locator('div').last()).toHaveText('Total₦2,750,000')
    expect(await sumOf(list.locator('div:not(:last-child)'))).toBe(2_750_000)
  }
})
