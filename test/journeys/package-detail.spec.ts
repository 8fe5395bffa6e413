import { expect, test } from '../harness/journey.ts'
import { interactive } from './booking.ts'

test('a shared link to a package opens it, and a refresh keeps it', async ({ page }) => {
  await page.goto('/projects/package/101')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moniya Green 500')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moniya Green 500')
  await expect(page).toHaveTitle(/Moniya Green 500/)
})

test('a package that nobody knows leads home with a word of explanation', async ({ page }) => {
  await page.goto('/projects/package/999999')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('This package is no longer on our list.')).toBeVisible()
})

test('Buy Now waits for a plan, and the total follows the units', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/projects/package/101')
  await interactive(page)
  const panel = page.getByRole('region', { name: 'Price and payment plan' })
  await expect(panel.getByRole('button', { name: /Buy Now/ })).toBeDisabled()
  await panel.getByText('One-Off').click()
  await panel.getByRole('button', { name: /more|increase|add/i }).click()
  await expect(panel.getByText('₦4,800,000').first()).toBeVisible()
  await expect(panel.getByRole('link', { name: /Buy Now/ })).toHaveAttribute('target', '_blank')
})

test('the fixed bar of a phone shows the real price with the same gate', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/projects/package/101')
  await interactive(page)
  await expect(page.getByText('/unit')).toBeInViewport()
  await expect(page.getByText('₦2,400,000').last()).toBeInViewport()
})
