import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'
import { putOnPhone, waitingBooking } from '../support/phone-rows.ts'

test('a booking that waits for another API is not sent: its person is told, and takes it along to choose again', async ({
  page,
  site,
}) => {
  // Nobody else of the journeys has this name: they share a server.
  const row = { ...waitingBooking(1, 'Zikora'), apiBase: 'https://api.example.com/api/v2', nextAttemptAt: 0 }
  await page.goto('/faqs')
  await interactive(page)
  await putOnPhone(page, [row])
  await page.goto('/outbox')
  await expect(page.getByText('One of your requests could not be sent as it is.')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Zikora' })
  await expect(card).toContainText(
    'Not sent yet. It was made with a version of this site that sends elsewhere.',
  )
  await expect(card.getByRole('button', { name: /^(Send now|Edit)/ })).toHaveCount(0)
  await card.getByRole('button', { name: 'Choose another date' }).click()
  await expect(page).toHaveURL(/site_tour/)
  await expect(page.getByLabel('First name')).toHaveValue('Zikora')
  expect((await site.bookings()).filter(({ firstname }) => firstname === 'Zikora')).toEqual([])
})
