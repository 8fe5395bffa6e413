import { expect, test } from '../../harness/journey.ts'
import type { Site } from '../../harness/site.ts'
import { BUNGALOW, chooseTour, fillContact, interactive, person, underWorker } from '../support/booking.ts'

const SEATS = 6

/** Other people take every seat of one time on one day. */
async function fillUp(site: Site, bookedDate: string, scheduleId: string): Promise<void> {
  for (let seat = 0; seat < SEATS; seat++) {
    const body = { ...person(`other-${seat}`), phoneNumber: '08031234567', bookedDate }
    const answer = await fetch(`${site.origin}/api/v2/site_tours/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, phone: undefined, siteTourScheduleId: Number(scheduleId) }),
    })
    expect(answer.status).toBe(200)
  }
}

test('a booking made offline whose tour filled up meanwhile keeps its details, and one press takes the next free date', async ({
  page,
  context,
  site,
}) => {
  const who = person('filled-up-meanwhile')
  await page.goto('/site_tour')
  await interactive(page)
  await underWorker(page)
  await chooseTour(page, BUNGALOW)
  const date = await page.getByLabel('Date').inputValue()
  const time = await page.getByLabel('Time').inputValue()
  await context.setOffline(true)
  await fillContact(page, who)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect(page.getByText('Saved on this phone. We will send it').first()).toBeVisible()

  await fillUp(site, date, time)
  await context.setOffline(false)
  await expect(page.getByText('Could not be booked. This Schedule is fully booked')).toBeVisible()
  await page.goto('/outbox')
  const refused = page.getByRole('listitem').filter({ hasText: 'This Schedule is fully booked' })
  await expect(refused.getByText(who.firstname)).toBeVisible()
  await refused
    .getByRole('button', { name: /^Book \w{3} / })
    .last() // the first is tomorrow
    .click()

  await expect(page.getByText('It has arrived. We will write to you before the visit.')).toBeVisible()
  await expect(refused).toHaveCount(0)
  const rows = (await site.bookings()).filter(({ email }) => email === who.email)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ firstname: who.firstname })
})
