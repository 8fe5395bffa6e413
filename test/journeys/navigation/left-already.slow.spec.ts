/** What is pressed and typed in the old screen while the code of the next one loads: the link leads on, and stays. */
import type { Page } from '@playwright/test'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } }) // a worker would answer with the held code

const LONGEST_WAIT_MS = 400 // the tours write what is typed so long after it (use-tour-filter.ts)

const LINK = { name: 'FAQs' }
const months = (page: Page) => page.getByRole('slider', { name: 'Months' })
const takeOut = (page: Page) => page.getByRole('button', { name: /^Take out/ }).first()

type Screen = { address: string; open?: (page: Page) => Promise<void>; press: (page: Page) => Promise<void> }

const SCREENS: readonly Screen[] = [
  { address: '/resource_hub', press: (page) => page.getByLabel('Search the posts').fill('deed') },
  { address: '/resource_hub?type=blog', press: (page) => page.getByRole('tab').last().click() },
  {
    address: '/site_tour',
    press: (page) => page.getByRole('searchbox', { name: 'Find a tour' }).fill('epe'),
  },
  { address: '/projects', press: (page) => page.getByRole('button', { name: 'Ogun' }).click() },
  {
    address: '/projects?q=ibeju',
    press: (page) => page.getByRole('main').getByRole('searchbox').fill('epe'),
  },
  {
    address: '/compare?packages=102,101',
    open: (page) => expect(takeOut(page)).toBeVisible(),
    press: (page) => takeOut(page).click(),
  },
  {
    address: '/projects/package/102?type=land',
    open: async (page) => {
      await page.getByRole('region', { name: 'Price and payment plan' }).getByText('Installments').click()
      await expect(page).toHaveURL(/plan=/)
    },
    press: (page) => months(page).press('ArrowLeft'),
  },
]

for (const { address, open, press } of SCREENS) {
  test(`a press on ${address} after a link was pressed does not take the visitor back`, async ({ page }) => {
    await page.goto(address)
    await interactive(page)
    await open?.(page)
    const before = page.url()
    const release = await holdRequests(page, /\/assets\/faqs-/)
    await page.getByRole('contentinfo').getByRole('link', LINK).click()
    await expect(page).toHaveURL(/\/faqs$/)
    await press(page)
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 2 * LONGEST_WAIT_MS)
    await expect(page).toHaveURL(/\/faqs$/)
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Ask before you pay.' })).toBeVisible()
    await expect(page).toHaveURL(/\/faqs$/)
    await page.goBack()
    await expect(page).toHaveURL(before)
  })
}
