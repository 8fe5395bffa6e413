import type { Locator } from '@playwright/test'
import { axeEverywhere } from '../../harness/axe.ts'
import { expect, test } from '../../harness/journey.ts'
import { interactive, underWorker } from '../support/booking.ts'

test.use({ viewport: { width: 360, height: 740 } })

const messageOf = async (way: Locator) =>
  new URL((await way.getAttribute('href')) ?? '').searchParams.get('text') ?? ''

test('a service, an opening and the question form lead to a person, also without a network', async ({
  page,
  context,
}) => {
  await page.goto('/services')
  await interactive(page)
  await underWorker(page)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Facility management' }) })
  await row.getByText('Ask about this').press('Enter')
  await expect(row.getByRole('link')).toHaveText(['WhatsApp', 'SMS', 'E-mail', 'Call'])
  await expect(row.getByText(/We answer Monday to Saturday/)).toBeVisible()
  expect(await messageOf(row.getByRole('link', { name: 'WhatsApp' }))).toBe(
    'Hello, I have a question about your service “Facility management”.',
  )
  await expect(row.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', /^mailto:sales@.*Facility/)

  expect(await axeEverywhere(page, 'ways to ask about a service', 'main details[open]')).toEqual([])

  await context.setOffline(true)
  await page.goto('/careers')
  await interactive(page)
  const opening = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Architectural Designer' }) })
  await opening.getByText('Ask about this role').click()
  await expect(opening.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', /^mailto:careers@/)
  expect(await messageOf(opening.getByRole('link', { name: 'WhatsApp' }))).toContain(
    '“Architectural Designer”',
  )
  await expect(opening.getByRole('link', { name: /Apply Now/ })).toHaveAttribute('href', /Application/)

  await page.goto('/faqs')
  await interactive(page)
  const ask = page.getByRole('region', { name: 'Or ask us now' })
  expect(await messageOf(ask.getByRole('link', { name: 'WhatsApp' }))).toBe('Hello, I have a question.')
  await page.getByLabel('Message').fill('Who signs the deed?')
  await page.getByLabel('First name').fill('Ada')
  await expect
    .poll(() => messageOf(ask.getByRole('link', { name: 'WhatsApp' })))
    .toBe('Hello, I have a question.\nWho signs the deed?\nAda')
})

test('a package without a price leads to those who know it', async ({ page }) => {
  await page.goto('/projects/package/111')
  await interactive(page)
  const ask = page.getByRole('region', { name: 'Ask us about it' })
  expect(await messageOf(ask.getByRole('link', { name: 'WhatsApp' }))).toContain('What does it cost?')
})

test('the ways open without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.origin}/services`)
  await page.getByText('Ask about this').first().click()
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible()
  await context.close()
})
