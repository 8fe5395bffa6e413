/** What follows a booking: its fee, the calendar, the next person of the family, and the receipt. */
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { axeEverywhere } from '../../harness/axe.ts'
import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import { chooseTour, fillContact, interactive, person, underWorker } from '../support/booking.ts'

const ADUNNI = { type: 'Land', project: 'Adunni Creek Estate', pkg: 'Adunni Creek 500' }
const DONE = 'Successful!, Thank You for Booking!'

const panel = (page: Page) => page.getByRole('region', { name: 'Your visit' }).first()
const submit = (page: Page) => page.getByRole('button', { name: 'Book Site Tour' }).click()

async function linesOf(download: Download): Promise<string[]> {
  const text = await readFile(await download.path(), 'utf8')
  return text.replaceAll('\r\n ', '').split('\r\n')
}

async function calendarOf(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page)
      .getByRole('button', { name: /^Add to calendar/ })
      .click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^adbond-site-tour-AB-[0-9A-Z]{6}\.ics$/)
  return linesOf(download)
}

test('a booked visit has its fee, a calendar file, the office, the map, the kit, and the next person', async ({
  page,
  site,
}) => {
  const who = person('visit-online')
  const toasted = await noteToasts(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/site_tour')
  await interactive(page)
  const feeOfForm = page.locator('#site_tour_form form').getByText('Tour fee').locator('xpath=..')
  await expect(feeOfForm).toContainText('Choose a time to see the fee.')
  await fillContact(page, who)
  await chooseTour(page, ADUNNI)
  await expect(feeOfForm).toContainText('₦5,000')
  await submit(page)
  await toasted(DONE)
  await expect(page.getByText('Booked. We will write to you before the visit.').first()).toBeVisible()

  await expect(panel(page)).toContainText('₦5,000')
  await expect(panel(page)).toContainText('Adunni Creek Estate')
  const lines = await calendarOf(page)
  expect(lines).toContain('SUMMARY:Site tour: Adunni Creek 500')
  expect(lines).toContain('STATUS:CONFIRMED')
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H'])
  const code = lines.join('\n').match(/AB-[0-9A-Z]{6}/)?.[0] ?? 'none'

  const ask = await panel(page)
    .getByRole('link', { name: /^Ask about it/ })
    .getAttribute('href')
  expect(new URL(ask ?? '').searchParams.get('text')).toContain(`Reference ${code}.`)
  const map = await panel(page)
    .getByRole('link', { name: /^Find it on the map/ })
    .getAttribute('href')
  expect(new URL(map ?? '').searchParams.get('query')).toMatch(/^Adunni Creek Estate, .*Nigeria$/)
  await expect(panel(page).getByRole('link', { name: /^Inspection kit/ })).toHaveAttribute(
    'href',
    '/site_tour/kit?package=103',
  )
  expect(await axeEverywhere(page, 'a booked visit', '#site_tour_form')).toEqual([])

  // A family shares a phone and an e-mail: another name is another seat (decision 105).
  await panel(page)
    .getByRole('link', { name: /^Add a person/ })
    .click()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByLabel('Package', { exact: true }).locator('option:checked')).toHaveText(ADUNNI.pkg)
  await expect(page.getByLabel('Date')).not.toHaveValue('')
  await fillContact(page, { ...who, firstname: 'Chidi' })
  await submit(page)
  const rows = async () => (await site.bookings()).filter(({ email }) => email === who.email)
  await expect
    .poll(async () => (await rows()).map(({ firstname }) => firstname).sort())
    .toEqual(['Adaeze', 'Chidi'])
  const [first, second] = await rows()
  expect(first?.bookedDate).toBe(second?.bookedDate)

  await page.goto('/outbox')
  await interactive(page)
  await expect(page.getByRole('region', { name: 'Your visit' })).toHaveCount(2)
  await expect(panel(page)).toContainText('₦5,000')
  expect(await calendarOf(page)).toContain('STATUS:CONFIRMED')
  expect(await axeEverywhere(page, 'receipts of visits')).toEqual([])
})

test('in airplane mode the calendar file of a waiting booking says so, and the next person can be booked', async ({
  page,
  context,
  site,
}) => {
  const who = person('visit-offline')
  await page.goto('/site_tour')
  await interactive(page)
  await underWorker(page)
  await chooseTour(page, ADUNNI)
  await context.setOffline(true)
  await fillContact(page, who)
  await submit(page)
  const lines = await calendarOf(page)
  expect(lines).toContain('SUMMARY:Site tour: Adunni Creek 500 (not confirmed yet)')
  expect(lines).toContain('STATUS:TENTATIVE')

  await panel(page)
    .getByRole('link', { name: /^Add a person/ })
    .click()
  await fillContact(page, { ...who, firstname: 'Chidi' })
  await expect(page.getByLabel('Time', { exact: true })).not.toHaveValue('')
  await submit(page)
  await expect(page.getByRole('region', { name: 'Your visit' })).toHaveCount(2)
  await panel(page)
    .getByRole('link', { name: /^Inspection kit/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See the papers. Walk the pegs.')

  await context.setOffline(false)
  await expect
    .poll(async () => (await site.bookings()).filter(({ email }) => email === who.email).length)
    .toBe(2)
})
