/** "Artist's impression" stands below drawings that say so, and never below an owner's photographs (decision D14). */
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey.ts'
import { interactive } from '../journeys/support/booking.ts'

const PACKAGE = '/projects/package/101'
const FOLDER = '/owner-files'

const photo = (at: number) => ({
  id: at,
  fileType: 'image',
  filename: `IMG_20${at}.jpg`,
  url: `${FOLDER}/${at}.jpg`,
  description: 'The gate in March',
})
const drawing = { ...photo(9), description: "Artist's impression: the gate when it is built" }

/** The package as the owner's backend sends it. */
async function withMedia(page: Page, media: readonly object[]): Promise<void> {
  await page.route(`**${FOLDER}/**`, (route) => route.fulfill({ path: 'src/assets/art/land-2.jpg' }))
  await page.route('**/api/v2/packages/view/101', async (route) => {
    const answer = await (await route.fetch({ maxRetries: 3 })).json()
    await route.fulfill({ json: { ...answer, data: { ...answer.data, media } } })
  })
  await page.goto(PACKAGE)
  await interactive(page)
  await expect(page.getByRole('main').getByRole('img').filter({ visible: true }).first()).toBeVisible()
}

for (const width of [360, 1440]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('photographs carry no mark, on the screen and on paper', async ({ page }) => {
      await withMedia(page, [photo(1), photo(2)])
      await page.locator('.fact-sheet').waitFor({ state: 'attached' })
      await expect(page.locator('.fact-sheet img')).toBeAttached()
      await expect(page.getByText(/impression/i)).toHaveCount(0)
    })

    test('among photographs the drawing is named by its place', async ({ page }) => {
      await withMedia(page, [photo(1), drawing])
      await expect(page.getByText('Picture 2: artist’s impression')).toBeVisible()
    })

    test('the sample gallery says that it is drawn', async ({ page }) => {
      await page.goto(PACKAGE)
      await interactive(page)
      await expect(
        page.locator('figcaption').getByText('Artist’s impression', { exact: true }).first(),
      ).toBeVisible()
    })
  })
}

test('the front page speaks of its own pictures only', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/impressions/)).toHaveText(
    'Apart from packages and articles, pictures on this page are artist’s impressions.',
  )
})
