/** A network that answers in place of the API: the person is told so, and the booking goes once when the way is free. */
import { pending } from '../../../src/features/tours/copy.ts'
import { expect, test } from '../../harness/journey.ts'
import { chooseTour, fillContact, interactive, MONIYA, person } from '../support/booking.ts'

const BOOK = '**/site_tours/book'

test.describe('behind a sign-in page', () => {
  test.use({ serviceWorkers: 'block' }) // Playwright stands between the page and the network, and not before a worker
  test('a booking is kept, its form and its list tell the truth, and it goes once', async ({
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
    await expect(page.getByText(pending.waitsForPortal).first()).toBeVisible()
    await page.goto('/outbox')
    await interactive(page)
    await expect(page.getByText(pending.waitsForPortal)).toBeVisible()
    await expect(page.getByText(pending.queued)).toHaveCount(0)

    await page.unroute(BOOK)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByText('It has arrived. We will write to you')).toBeVisible()
    expect((await site.bookings()).filter(({ email }) => email === who.email)).toHaveLength(1)
  })
})
