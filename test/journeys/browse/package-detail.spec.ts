import type { Page } from '@playwright/test'
import { startProxy } from '../../faults/rig/proxy.ts'
import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import { SCROLL_PATIENCE_MS, stretchTimers } from '../../harness/patience/stretch-timers.ts'
import {
  chooseFirst,
  chooseSecond,
  fillContact,
  interactive,
  MONIYA,
  person,
  underWorker,
} from '../support/booking.ts'
import { readIsKept } from '../support/saved-reads.ts'

test('a shared link to a package opens it, and a refresh keeps it', async ({ page }) => {
  await page.goto('/projects/package/101')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moniya Green 500')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moniya Green 500')
  await expect(page).toHaveTitle(/Moniya Green 500/)
})

test('a package that is refused by itself is found in the list of its line', async ({ page }) => {
  await page.route('**/api/v2/packages/view/301', (route) =>
    route.fulfill({ status: 402, json: { statusCode: 402, message: 'Package not found' } }),
  )
  await page.goto('/projects/package/301')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three-bedroom bungalow with garden')
})

test('a package that nobody knows leads home with a word of explanation', async ({ page }) => {
  const toasted = await noteToasts(page)
  await page.goto('/projects/package/999999')
  await expect(page).toHaveURL(/\/$/)
  await toasted('This package is no longer on our list.')
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
  await readIsKept(page, 'package /packages/view/101')

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
      /^Hello, I am looking at Moniya Green 500, .*\nOne-Off, 1 unit: ₦.* in all\.\n5% off .*, if it applies: -₦120,000\nhttp.*\/projects\/package\/101$/,
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
  await stretchTimers(page, SCROLL_PATIENCE_MS)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/projects/package/106') // as a link that somebody sent opens it
  await interactive(page)
  await page.mouse.move(8, 8)
  await scheduleTour(page)
  await expect(page.getByText(NO_DATE)).toBeInViewport()
  const message = await page.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')
  expect(new URL(message ?? '').searchParams.get('text')).toBe(
    'Hello Adbond, I would like to visit Ewekoro Hills 600. On which day can I come?',
  )
  await page.getByRole('link', { name: 'Back to the package' }).click()
  const ask = page.getByRole('region', { name: 'Ask us about it' })
  await expect(ask).toBeInViewport()
  const href = await ask.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(new URL(href ?? '').searchParams.get('text')).toContain('On which day can I come and see it?')

  await page.goto('/site_tour?packageId=106#site_tour_form') // where its record names no project
  await interactive(page)
  await page.mouse.move(12, 12)
  await expect(page.getByText(NO_DATE)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible()
})

const NO_DATE = 'Ewekoro Hills 600 has no tour date just now.'

const scheduleTour = (page: Page) =>
  page
    .getByRole('region', { name: 'Price and payment plan' })
    .getByRole('link', { name: 'Schedule a Site Tour' })
    .click()

/** A possible answer of the provider: a package by itself, without the project that would tell its product line. */
const withoutProject = (answer: Buffer) => {
  const { data, ...envelope } = JSON.parse(String(answer))
  return JSON.stringify({ ...envelope, data: { ...data, project: undefined } })
}

test('a package opened by a link that somebody sent is the chosen one in the form, and its tour can be booked without a network', async ({
  page,
  context,
  site,
}) => {
  await stretchTimers(page, SCROLL_PATIENCE_MS)
  const api = await startProxy(site.origin)
  api.follow(({ path }) =>
    path.includes('/packages/view/') ? { kind: 'rewrite', body: withoutProject } : null,
  )
  const who = person('sent-link')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${api.origin}/projects/package/101`)
  await interactive(page)
  await page.mouse.move(8, 8) // somebody reads
  await underWorker(page)
  // It asks for one date after the other, so the second is on the phone once it asks for later ones.
  const datesAsked = () => new Set(api.hits.map(({ path }) => path).filter((path) => path.includes('date=')))
  await expect.poll(() => datesAsked().size).toBeGreaterThan(3)
  await context.setOffline(true)

  await scheduleTour(page)
  await expect(page.getByLabel('First name')).toBeInViewport()
  await expect(page.getByLabel('Package', { exact: true }).locator('option:checked')).toHaveText(MONIYA.pkg)
  await fillContact(page, who)
  await chooseSecond(page.getByLabel('Date'))
  await chooseFirst(page.getByLabel('Time'))
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect(page.getByText('Saved on this phone. We will send it').first()).toBeVisible()

  await context.setOffline(false)
  await expect
    .poll(async () => (await site.bookings()).filter(({ email }) => email === who.email).length)
    .toBe(1)
  await page.close()
  await api.close()
})
