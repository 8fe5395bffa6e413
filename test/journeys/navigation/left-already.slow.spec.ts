/** What is pressed and typed in the old screen while the code of the next one loads: the link leads on, and stays. */
import type { Page } from '@playwright/test'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } }) // a worker would answer with the held code

const LONGEST_WAIT_MS = 400 // the tours write what is typed so long after it (use-tour-filter.ts)

const LINK = { name: 'FAQs' }
const months = (page: Page) => page.getByRole('slider', { name: 'Months' })
const searched = (page: Page) => page.getByLabel('Search the posts')
const tours = (page: Page) => page.getByRole('searchbox', { name: 'Find a tour' })
const packages = (page: Page) => page.getByRole('main').getByRole('searchbox')
const takeOut = (page: Page) => page.getByRole('button', { name: /^Take out/ }).first()

type Screen = {
  address: string
  open?: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
  /** Whoever goes back before the next screen is there finds this one as its address says. */
  untouched?: (page: Page) => Promise<void>
}

const SCREENS: readonly Screen[] = [
  {
    address: '/resource_hub',
    press: (page) => searched(page).fill('deed'),
    untouched: (page) => expect(searched(page)).toHaveValue(''),
  },
  {
    address: '/resource_hub?type=blog',
    press: (page) => page.getByRole('tab').last().click(),
    untouched: (page) => expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'false'),
  },
  {
    address: '/site_tour',
    press: (page) => tours(page).fill('epe'),
    untouched: (page) => expect(tours(page)).toHaveValue(''),
  },
  {
    address: '/projects',
    press: (page) => page.getByRole('button', { name: 'Ogun' }).click(),
    untouched: (page) =>
      expect(page.getByRole('button', { name: 'Ogun' })).toHaveAttribute('aria-pressed', 'false'),
  },
  {
    address: '/projects?q=ibeju',
    press: (page) => packages(page).fill('epe'),
    untouched: (page) => expect(packages(page)).toHaveValue('ibeju'),
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
  {
    address: '/projects/package/102',
    press: (page) => page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click(),
  },
]

for (const { address, open, press, untouched } of SCREENS) {
  test(`a press on ${address} after a link was pressed does not take the visitor back`, async ({ page }) => {
    await page.goto(address)
    await interactive(page)
    await open?.(page)
    const before = page.url()
    const release = await pressLinkThenScreen(page, press)
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Ask before you pay.' })).toBeVisible()
    await expect(page).toHaveURL(/\/faqs$/)
    await page.goBack()
    await expect(page).toHaveURL(before)
  })

  if (untouched)
    test(`such a press on ${address} leaves no trace for who goes back at once`, async ({ page }) => {
      await page.goto(address)
      await interactive(page)
      await pressLinkThenScreen(page, press)
      await page.goBack()
      await expect(page).toHaveURL(address)
      await untouched(page)
    })
}

/** The link's screen cannot come yet. Returns what lets it come. */
async function pressLinkThenScreen(page: Page, press: Screen['press']): Promise<() => void> {
  const release = await holdRequests(page, /\/assets\/faqs-/)
  await page.getByRole('contentinfo').getByRole('link', LINK).click()
  await expect(page).toHaveURL(/\/faqs$/)
  await press(page)
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 2 * LONGEST_WAIT_MS)
  await expect(page).toHaveURL(/\/faqs$/)
  return release
}
