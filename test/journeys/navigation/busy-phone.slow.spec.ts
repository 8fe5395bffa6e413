/** A phone so busy that what was pressed is drawn much later: it is pressed again, and typing goes on. */
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } }) // a worker would answer with the held code

test('a link that is pressed twice before its screen is there is one step, and Back leads out of it', async ({
  page,
}) => {
  await page.goto('/resource_hub')
  await interactive(page)
  const release = await holdRequests(page, /\/assets\/faqs-/)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' })
  await link.click()
  await expect(page).toHaveURL(/\/faqs$/)
  await link.click()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Ask before you pay.' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/resource_hub')
})
