/** An agent's morning: who is expected where, from what was booked on this phone. */
import { axeEverywhere } from '../../harness/axe.ts'
import { expect, test } from '../../harness/journey.ts'
import { BUNGALOW, chooseTour, fillContact, interactive, person, underWorker } from '../support/booking.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DONE = 'Successful!, Thank You for Booking!'

test('two people of one tour stand together the day before, and in airplane mode on the day itself', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [at, name] of [
    ['Adaeze', 'Okonkwo'],
    ['Chika', 'Eze'],
  ].entries()) {
    const [firstname = '', lastname = ''] = name
    await page.goto('/site_tour')
    await interactive(page)
    await fillContact(page, { ...person(`day-${at}`), firstname, lastname })
    await chooseTour(page, BUNGALOW) // every day, so the first date is tomorrow
    await page.getByRole('button', { name: 'Book Site Tour' }).click()
    await expect(page.getByText(DONE)).toBeVisible()
  }
  await underWorker(page)

  await page.goto('/outbox')
  const tomorrow = page.getByRole('region', { name: 'Tours tomorrow' })
  await expect(tomorrow).toContainText(BUNGALOW.pkg)
  await expect(tomorrow).toContainText('2 visitors')
  await expect(tomorrow.getByText('A. O.')).toBeVisible()
  await expect(tomorrow.getByText('C. E.')).toBeVisible()
  await expect(tomorrow.getByText(/^AB-[0-9A-Z]{6}$/)).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Tours today' })).toHaveCount(0)
  expect(await axeEverywhere(page, 'tours of the day')).toEqual([])

  await context.setOffline(true)
  await page.clock.setFixedTime(Date.now() + DAY_MS)
  await page.reload()
  const today = page.getByRole('region', { name: 'Tours today' })
  await expect(today).toContainText('2 visitors')
  await expect(tomorrow).toHaveCount(0)
  await today.getByRole('link', { name: /^Inspection kit/ }).click()
  await expect(page).toHaveURL(/\/site_tour\/kit\?package=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
