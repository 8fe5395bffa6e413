/** A phone whose storage takes its time after a restart: what waits there is sent all the same. */
import { expect, test } from '../../harness/journey.ts'
import { chooseTour, fillContact, interactive, MONIYA, person } from '../support/booking.ts'

test.use({ serviceWorkers: 'block' }) // the page is the only one that sends

const OPENS_AFTER_MS = 6_000

test('a booking that waits is sent in the visit in which its storage opens late', async ({ page, site }) => {
  const who = person('late-storage')
  await page.goto('/site_tour')
  await interactive(page)
  await chooseTour(page, MONIYA)
  await fillContact(page, who)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect(page.getByText('Saved on this phone. We will send it').first()).toBeVisible()
  const next = await page.context().newPage()
  await page.close()

  await next.addInitScript((delayMs) => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, version) {
      const real = open.call(this, name, version)
      if (name !== 'adbond-outbox') return real
      const late: Partial<Pick<IDBOpenDBRequest, 'onsuccess' | 'result'>> = {}
      real.onsuccess = (event) => {
        setTimeout(() => {
          Object.assign(late, { result: real.result })
          late.onsuccess?.call(real, event)
        }, delayMs)
      }
      return late as IDBOpenDBRequest
    }
  }, OPENS_AFTER_MS)
  await page.context().setOffline(false)
  await next.goto('/faqs')
  const rows = async () => (await site.bookings()).filter(({ email }) => email === who.email).length
  await expect.poll(rows).toBe(1)
})
