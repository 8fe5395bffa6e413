import { forgetReads } from '../../harness/forget-reads.ts'
import { expect, test } from '../../harness/journey.ts'
import { FIRST_PICTURES_MS } from '../../harness/patience/first-pictures.ts'
import { interactive, underWorker } from '../support/booking.ts'

test('one press saves a whole product line, with its size told first, and it is read without a network', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/projects/home`)
  await interactive(page)
  await underWorker(page)
  await page.getByRole('button', { name: /Save every package here for offline/ }).click()
  await expect(page.getByText(/Save [\d.]+ MB on this phone\?/)).toBeVisible({ timeout: FIRST_PICTURES_MS })
  await expect(page.getByText(/It costs (under|about) ₦\d+ of data/)).toBeVisible()
  await expect(page.getByText(/^\d+ packages$/)).toBeVisible()
  expect(await page.evaluate(() => caches.has('packs'))).toBe(false)
  await page.getByRole('button', { name: /^Save [\d.]+ MB$/ }).click()
  await expect(page.getByText('Saved for offline', { exact: true })).toBeVisible({
    timeout: FIRST_PICTURES_MS,
  })

  await page.evaluate(async () => {
    for (const name of ['api-reads', 'api-seats', 'pictures']) await caches.delete(name)
  })
  await page.goto(`${site.origin}/robots.txt`) // the page has its own copy open
  await forgetReads(page)
  await site.stop()
  await page.goto(`${site.origin}/offline`)
  const pack = page.getByRole('listitem').filter({ hasText: 'All packages of a line' }).first()
  await expect(pack).toContainText('Home packages')
  // A package that this phone has never shown.
  await page.goto(`${site.origin}/projects/package/305`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/package\/305/)
  const picture = page.locator('main img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await site.start()
})
