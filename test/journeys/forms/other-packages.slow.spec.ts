/** From a tour that is full to another package of the estate, without typing a name again. */
import type { Page } from '@playwright/test'
import { endpoints } from '../../../contract/endpoints.ts'
import { gone, form as words } from '../../../src/features/tours/copy.ts'
import { copy } from '../../../src/forms/copy.ts'
import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import type { Site } from '../../harness/site.ts'
import { chooseFirst, chooseTour, fillContact, interactive, MONIYA, person } from '../support/booking.ts'
import { putOnPhone, waitingBooking } from '../support/phone-rows.ts'

test.use({ serviceWorkers: 'block' })

const OTHER = 'Moniya Green corner'
const FULL = { statusCode: 402, message: 'This Schedule is fully booked' }

type Toasted = (words: string) => Promise<void>

/** A booking of this person that the API refused because its tour is full. Returns what waits for a toast. */
async function refusedBooking(page: Page, name: string): Promise<Toasted> {
  const toasted = await noteToasts(page)
  await page.goto('/site_tour')
  await interactive(page)
  await fillContact(page, person(name))
  await chooseTour(page, MONIYA)
  const booking = `**${endpoints.bookTour()}`
  await page.route(booking, (route) => route.fulfill({ status: 402, json: FULL }))
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByText(gone.otherPackages)).toBeVisible()
  await page.unroute(booking)
  return toasted
}

/** The form on the other package, with the person in it; one booking replaces the refused one. */
async function bookOther(page: Page, site: Site, name: string, toasted: Toasted): Promise<void> {
  const who = person(name)
  await expect(page).toHaveURL(/\/site_tour\?.*packageId=/)
  await expect(page.getByLabel('First name')).toHaveValue(who.firstname)
  await expect(page.getByLabel('Last name')).toHaveValue(who.lastname)
  await expect(page.getByLabel('Email')).toHaveValue(who.email)
  await expect(page.getByLabel('Phone number')).toHaveValue(/803 ?123 ?4567$/)
  await expect(page.getByLabel('Package', { exact: true }).locator('option:checked')).toHaveText(OTHER)
  await chooseFirst(page.getByLabel('Date'))
  await chooseFirst(page.getByLabel('Time'))
  await page.getByRole('button', { name: words.submit }).click()
  await toasted('Successful!, Thank You for Booking!')
  expect((await site.bookings()).filter(({ email }) => email === who.email)).toHaveLength(1)
  await page.goto('/outbox')
  await interactive(page)
  await expect(page.getByRole('heading', { name: OTHER })).toBeVisible()
  await expect(page.getByText(FULL.message)).toHaveCount(0)
}

test('a date of the refused package books that one, also when the form stands at another by then', async ({
  page,
  site,
}) => {
  const who = person('other-package-in-the-form')
  const toasted = await refusedBooking(page, 'other-package-in-the-form')
  await page.getByRole('button', { name: OTHER }).click()
  await expect(page.getByLabel('Package', { exact: true }).locator('option:checked')).toHaveText(OTHER)
  await page
    .getByRole('button', { name: /^Book \w{3} / })
    .last()
    .click()
  await toasted('Successful!, Thank You for Booking!')
  expect((await site.bookings()).filter(({ email }) => email === who.email)).toHaveLength(1)
  await page.goto('/outbox')
  await interactive(page)
  await expect(page.getByRole('heading', { name: MONIYA.pkg })).toBeVisible()
  await expect(page.getByRole('heading', { name: OTHER })).toHaveCount(0)
})

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
})) {
  test(`on a ${device}, the form goes on to another package with the person in it`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    const name = `other-package-form-${device}`
    const toasted = await refusedBooking(page, name)
    await page.getByRole('button', { name: OTHER }).click()
    await bookOther(page, site, name, toasted)
  })

  test(`on a ${device}, the list of requests goes on to another package with the person in the form`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    const name = `other-package-list-${device}`
    const toasted = await refusedBooking(page, name)
    await page.goto('/outbox')
    await interactive(page)
    await page.getByRole('button', { name: OTHER }).click()
    await bookOther(page, site, name, toasted)
  })
}

test('a form that holds somebody else keeps that person, and says why nothing was carried', async ({
  page,
}) => {
  const toasted = await refusedBooking(page, 'other-package-occupied')
  await page.getByRole('button', { name: copy.eraseDraft }).click()
  await page.getByLabel('First name').fill('Bolanle')
  await page.getByLabel('Email').fill('bolanle@journeys.example')
  await page.getByRole('button', { name: OTHER }).click()
  await toasted(gone.occupied)
  await expect(page.getByLabel('First name')).toHaveValue('Bolanle')
})

test('a booking that was refused and may have arrived all the same goes to the form with its person, and stays on the list', async ({
  page,
}) => {
  await page.goto('/faqs')
  await interactive(page)
  const refused = { state: 'refused', lastStatus: 402, message: FULL.message, mayHaveArrived: true }
  await putOnPhone(page, [{ ...waitingBooking(1, 'Adaeze'), ...refused }])
  await page.goto('/outbox')
  await interactive(page)
  await page.getByRole('button', { name: gone.anotherDate }).click()
  await expect(page).toHaveURL(/\/site_tour#site_tour_form$/)
  await expect(page.getByLabel('First name')).toHaveValue('Adaeze')
  await expect(page.getByLabel('Email')).toHaveValue('adaeze@rows.example')
  await page.goto('/outbox')
  await interactive(page)
  await expect(page.getByRole('heading', { name: 'Moniya Green 500, visit 1' })).toBeVisible()
})
