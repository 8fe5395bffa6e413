import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'
import { putOnPhone, textOnPhone, waitingBooking } from '../support/phone-rows.ts'

test('the requests of this phone can be read, copied, changed, sent and deleted, and all that it holds in one go without a network', async ({
  page,
  context,
  site,
}) => {
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/faqs')
  await interactive(page)
  await page.getByLabel('First name').fill('Kehinde')
  await expect(page.getByText('Kept on this phone as you type')).toBeVisible()
  await putOnPhone(page, [waitingBooking(1, 'Ada'), waitingBooking(2, 'Chidi'), waitingBooking(3, 'Bola')])
  await page.goto('/outbox')

  await expect(card('Ada')).toContainText('Our server could not take it')
  await expect(card('Ada')).toContainText('Last try')
  await expect(card('Ada')).toContainText('Next try')
  await expect(page.getByRole('link', { name: /Your requests\s*\(3 waiting\)/ })).toBeVisible()

  await card('Ada')
    .getByRole('button', { name: /^Copy text/ })
    .click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('First name: Ada')
  expect(await copied()).toMatch(/Reference: AB-\w{6}/)
  await card('Ada').getByText('Send it another way').click()
  await expect(card('Ada').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me.*AB-/)

  await card('Ada').getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('First name').fill('Adunni')
  await page.getByRole('button', { name: 'Save and send' }).click()
  await expect(page.getByText('It has arrived. We will write to you')).toBeVisible()

  await card('Chidi')
    .getByRole('button', { name: /^Send now/ })
    .click()
  await expect(page.getByText('It has arrived. We will write to you')).toHaveCount(2)
  await card('Bola')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(card('Bola')).toHaveCount(0)

  const emails = (await site.bookings()).map(({ email, firstname }) => `${firstname} ${email}`)
  expect(emails.filter((row) => row.includes('@rows.example')).sort()).toEqual([
    'Adunni ada@rows.example',
    'Chidi chidi@rows.example',
  ])
  expect(await textOnPhone(page)).not.toMatch(/Ada|Chidi|Bola|rows\.example/)
  expect(await textOnPhone(page)).toContain('Kehinde')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Delete what is on this phone' }).click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('Nothing waits on this phone')).toBeVisible()
  await expect(page.getByText('were deleted from this browser')).toBeVisible()
  expect(await textOnPhone(page)).toBe('[]')
})
