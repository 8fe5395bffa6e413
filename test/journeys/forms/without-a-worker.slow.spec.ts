/**
 * Pages that no worker stands behind: a first visit, a phone that saves data, a browser that refuses one. What waits is
 * sent by the page alone.
 */
import { pending } from '../../../src/features/tours/copy.ts'
import { copy } from '../../../src/forms/copy.ts'
import { expect, test } from '../../harness/journey.ts'
import { STAYS_AFTER_MS, stretchTimers } from '../../harness/patience/stretch-timers.ts'
import { chooseTour, fillContact, interactive, MONIYA, person } from '../support/booking.ts'
import { putOnPhone, waitingBooking } from '../support/phone-rows.ts'

test.use({ serviceWorkers: 'block' })

const BOOK = '**/site_tours/book'
/** What reads, keeps and sends. */
const SENDING_CODE = /\/assets\/data-/

test('behind a sign-in page a booking is kept, form and list tell the truth, and it goes once', async ({
  page,
  context,
  site,
}) => {
  const who = person('sign-in-page')
  await page.route(BOOK, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Free Wi-Fi</title><p>Sign in to go on' }),
  )
  await page.goto('/site_tour')
  await interactive(page)
  await fillContact(page, who)
  await chooseTour(page, MONIYA)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect(page.getByText(copy.waitsForPortal).first()).toBeVisible()
  await page.goto('/outbox')
  await interactive(page)
  await expect(page.getByText(copy.waitsForPortal)).toBeVisible()
  await expect(page.getByText(pending.queued)).toHaveCount(0)

  await page.unroute(BOOK)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText('It has arrived. We will write to you')).toBeVisible()
  expect((await site.bookings()).filter(({ email }) => email === who.email)).toHaveLength(1)
})

test('a page whose code for sending the line loses asks for it again, and sends what waits', async ({
  page,
  context,
  site,
}) => {
  await stretchTimers(page, STAYS_AFTER_MS)
  await page.goto('/services')
  await putOnPhone(page, [{ ...waitingBooking(1, 'Ngozi'), waitingFor: 'line', nextAttemptAt: 0 }])
  await page.goto('/services')
  await interactive(page)
  await context.setOffline(true)
  const lost = page.waitForEvent('requestfailed', (request) => SENDING_CODE.test(request.url()))
  await page.mouse.wheel(0, 200) // somebody reads, and the rest of the code is asked for
  await lost
  await context.setOffline(false)
  const arrived = async () =>
    (await site.bookings()).filter(({ email }) => email === 'ngozi@rows.example').length
  await expect.poll(arrived).toBe(1)
})
