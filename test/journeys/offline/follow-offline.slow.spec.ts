import { expect, test } from '../../harness/journey.ts'
import { interactive, underWorker } from '../support/booking.ts'
import { changeableSite } from '../support/changeable-site.ts'

const DAY_MS = 24 * 60 * 60_000

test('in airplane mode a search is followed and listed, and the next visit with a network tells what is new', async ({
  page,
  context,
}) => {
  const site = await changeableSite()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site.origin}/projects`)
  await interactive(page)
  await underWorker(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Moniya Green 500' })).toBeVisible()
  const lists = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('api-reads')).keys()
      return kept.filter(({ url }) => /\/projects\/[123]$/.test(url)).length
    })
  await expect.poll(lists, 'those of all lines').toBe(3)

  await context.setOffline(true)
  await page.goto(`${site.origin}/projects?max=3000000`)
  await expect(page.getByRole('heading', { name: 'Moniya Green 500' })).toBeVisible()
  await page.getByRole('button', { name: 'Follow this search' }).click()
  await expect(page.getByText(/^Followed\./)).toBeVisible()
  await page.goto(`${site.origin}/shortlist`)
  const list = page.getByRole('region', { name: 'Searches you follow' })
  await expect(list.getByRole('link', { name: 'Up to ₦3m' })).toBeVisible()
  await list.getByRole('button', { name: 'Look now' }).click()
  await expect(list.getByText('The lists could not be read whole.')).toBeVisible()
  await site.change(101, { amount: 2_000_000 })

  await page.goto('about:blank') // the open page would see the clock jump, and look
  await context.setOffline(false)
  await page.clock.setSystemTime(Date.now() + DAY_MS)
  await page.goto(`${site.origin}/faqs`)
  await interactive(page)
  await page.keyboard.press('Shift')
  const card = page.getByRole('status').filter({ hasText: 'New in what you follow' })
  await expect(card).toContainText('Moniya Green 500: ₦400,000 less')

  // What was told is on the phone: it opens without a network, with the new price.
  await context.setOffline(true)
  await card.getByRole('link', { name: 'Up to ₦3m' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Moniya Green 500' })).toContainText('₦2,000,000')
  await expect(page.getByRole('region', { name: 'New in this search since your last look' })).toContainText(
    'Moniya Green 500',
  )
  await site.remove()
})
