/** A phone whose storage takes its time after a restart: what waits there is sent all the same. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { chooseTour, fillContact, interactive, MONIYA, person } from '../support/booking.ts'
import { putOnPhone, waitingBooking } from '../support/phone-rows.ts'

test.use({ serviceWorkers: 'block' }) // the page is the only one that sends

const OPENS_AFTER_MS = 6_000

/** The outbox of this page opens, but not in the time that the site gives it. */
const opensLate = (page: Page) =>
  page.addInitScript((delayMs) => {
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

  await opensLate(next)
  await page.context().setOffline(false)
  await next.goto('/faqs')
  const rows = async () => (await site.bookings()).filter(({ email }) => email === who.email).length
  await expect.poll(rows).toBe(1)
})

test('a request that still has to wait is shown once its storage has opened late', async ({ page }) => {
  await page.goto('/legal')
  await putOnPhone(page, [waitingBooking(1, 'Ada')])
  const next = await page.context().newPage()
  await page.close()
  await opensLate(next)
  await next.goto('/outbox')
  await interactive(next)
  await expect(next.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText('Last try')
  await expect(next.getByRole('link', { name: /Your requests\s*\(1 waiting\)/ })).toBeVisible()
  await expect(next.getByText('This phone does not let the site store anything')).toHaveCount(0)
})
