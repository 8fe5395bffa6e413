/** An agent's morning: who is expected where, from what was booked on this phone. */
import type { Locator } from '@playwright/test'
import { axeEverywhere } from '../../harness/axe.ts'
import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import {
  BUNGALOW,
  chooseSecond,
  chooseTour,
  fillContact,
  interactive,
  person,
  underWorker,
} from '../support/booking.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DONE = 'Successful!, Thank You for Booking!'

test('two people of one tour stand together the day before, and in airplane mode on the day itself', async ({
  page,
  context,
}) => {
  const toasted = await noteToasts(page)
  await page.setViewportSize({ width: 360, height: 740 })
  let date = ''
  for (const [at, name] of [
    ['Adaeze', 'Okonkwo'],
    ['Chika', 'Eze'],
  ].entries()) {
    const [firstname = '', lastname = ''] = name
    await page.goto('/site_tour')
    await interactive(page)
    await fillContact(page, { ...person(`day-${at}`), firstname, lastname })
    const sameDate = (dates: Locator) => (date ? dates.selectOption(date) : chooseSecond(dates))
    await chooseTour(page, BUNGALOW, sameDate)
    date = await page.getByLabel('Date').inputValue()
    await page.getByRole('button', { name: 'Book Site Tour' }).click()
    await toasted(DONE)
    await underWorker(page) // a page that loads in the moment in which it takes over stays without it
  }

  const noon = Date.parse(`${date}T12:00:00+01:00`)
  await page.clock.setFixedTime(noon - DAY_MS)
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
  await page.clock.setFixedTime(noon)
  await page.reload()
  const today = page.getByRole('region', { name: 'Tours today' })
  await expect(today).toContainText('2 visitors')
  await expect(tomorrow).toHaveCount(0)
  await today.getByRole('link', { name: /^Inspection kit/ }).click()
  await expect(page).toHaveURL(/\/site_tour\/kit\?package=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
