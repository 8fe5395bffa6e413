import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import { chooseTour, fillContact, interactive, MONIYA, person, underWorker } from '../support/booking.ts'
import { crashBrowser, withPhone } from '../support/phone.ts'

test.describe.configure({ mode: 'parallel' })

const QUEUED = 'Saved on this phone. We will send it when you are back online.'

for (const lost of [
  'the phone is offline',
  'the server is gone although the phone says it is online',
] as const) {
  test(`a booking made while ${lost} is kept, outlives the browser, and arrives exactly once`, async ({
    site,
  }) => {
    const who = person(lost === 'the phone is offline' ? 'phone-offline' : 'server-gone')
    await withPhone(async (open) => {
      const [context, page] = await open()
      await page.goto(`${site.origin}/site_tour`)
      await interactive(page)
      await underWorker(page)
      await chooseTour(page, MONIYA)
      if (lost === 'the phone is offline') await context.setOffline(true)
      else await site.stop()

      await fillContact(page, who)
      await page.getByRole('button', { name: 'Book Site Tour' }).click()
      await expect(page.getByText(QUEUED).first()).toBeVisible()
      if (lost === 'the phone is offline') await context.close()
      else {
        // On closing, Chromium would wait for the sync event, which goes on trying for minutes.
        await crashBrowser(context, page)
        await site.start()
      }
      expect((await site.bookings()).filter(({ email }) => email === who.email)).toHaveLength(0)

      const [again, reopened] = await open()
      await reopened.goto(`${site.origin}/`)
      await expect
        .poll(async () => (await site.bookings()).filter(({ email }) => email === who.email).length)
        .toBe(1)
      await reopened.reload()
      await interactive(reopened)
      await again.close()
    })
    expect((await site.bookings()).filter(({ email }) => email === who.email)).toHaveLength(1)
  })
}

test('after a reload without a network the whole form can be completed with a real time, and is sent when the line is back', async ({
  page,
  context,
  site,
}) => {
  const who = person('filled-in-offline')
  const toasted = await noteToasts(page)
  await page.goto('/site_tour')
  await interactive(page)
  await underWorker(page)
  await chooseTour(page, MONIYA)

  await context.setOffline(true)
  await page.reload()
  await interactive(page)
  await fillContact(page, who)
  await chooseTour(page, MONIYA)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect(page.getByText(QUEUED).first()).toBeVisible()

  await context.setOffline(false)
  await toasted('Successful!, Thank You for Booking!')
  await expect
    .poll(async () => (await site.bookings()).filter(({ email }) => email === who.email).length)
    .toBe(1)
})
