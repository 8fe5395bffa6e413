/** A phone so busy that what was pressed is drawn much later: it is pressed again, and typing goes on. */
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

const SECOND_STEP_MS = 1_000

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

test('“Back” that is pressed twice is one step', async ({ page }) => {
  await page.goto('/faqs')
  await interactive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog/Press' }).click()
  const card = page.getByRole('region', { name: 'Explore by categories.' }).getByRole('article').first()
  await card.getByRole('link', { name: /^Read More/ }).click()
  await expect(page).toHaveURL(/\/resource_hub\/./)
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Back', exact: true })
    .evaluate((back) => {
      for (const _ of [1, 2]) back.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    })
  await expect(card).toBeVisible()
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), SECOND_STEP_MS)
  await expect(page).toHaveURL('/resource_hub')
})
