import { expect, test } from '../harness/journey.ts'
import { interactive, underWorker } from './booking.ts'

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
  await expect(panel.getByRole('link', { name: /Buy Now/ })).toHaveAttribute(
    'href',
    'https://app.adbond.example/login?package=101&plan=one-off&units=2',
  )
})

test('asking about a package takes the plan and the units along, also without a network', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/projects/package/101')
  await interactive(page)
  await underWorker(page)
  await page.mouse.move(8, 8)
  const ask = page.getByRole('region', { name: 'Ask us about it' })
  await expect(ask.getByRole('link')).toHaveText(['WhatsApp', 'SMS', 'E-mail', 'Call'])

  await context.setOffline(true)
  await page.reload()
  await interactive(page)
  await page.mouse.move(12, 12)
  await expect(ask.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await page.getByRole('radio', { name: 'One-Off' }).check({ force: true })
  const message = async () =>
    new URL((await ask.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '').searchParams.get(
      'text',
    )
  await expect
    .poll(message)
    .toMatch(
      /^Hello, I am looking at Moniya Green 500, .*\nOne-off, 1 unit: ₦.* in all\.\nhttp.*\/projects\/package\/101$/,
    )
})

test('the fixed bar of a phone shows the real price with the same gate', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/projects/package/101')
  await interactive(page)
  await expect(page.getByText('/unit')).toBeInViewport()
  await expect(page.getByText('₦2,400,000').last()).toBeInViewport()
})

test('a package without tours is no dead end: the form leads to those who may know a date', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/site_tour?projectType=land&projectId=1&packageId=106') // as the cards of its line link to it
  await interactive(page)
  await page.mouse.move(8, 8)
  await expect(page.getByText('The package you chose has no tours any more.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask us for a date to see it' }).click()
  const ask = page.getByRole('region', { name: 'Ask us about it' })
  await expect(ask).toBeInViewport()
  const href = await ask.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(new URL(href ?? '').searchParams.get('text')).toContain('On which day can I come and see it?')
})
