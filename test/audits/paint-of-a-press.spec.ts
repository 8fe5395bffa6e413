/** What a press changes is painted again; the rest of the page only moves, however long it is (decision 180). */
import * as v from 'valibot'
import { sitePaths } from '../../contract/site-paths.ts'
import { expect, test } from '../harness/journey.ts'
import { drawn } from '../harness/patience/drawn.ts'
import { traceDuring } from '../harness/press/trace-during.ts'
import { interactive, laterParts } from '../journeys/support/booking.ts'

test.use({ serviceWorkers: 'block' })

const pictureSchema = v.looseObject({ name: v.literal('PaintImage') })

test('a ticket that opens paints its own icons, not those of every ticket and of the footer', async ({
  page,
  browser,
}) => {
  await page.goto(sitePaths.siteTour)
  await interactive(page)
  await laterParts(page)
  const tickets = page.locator('main article')
  await tickets.first().waitFor()
  const icons = (await page.locator('[class*="i-ph-"]:visible').count()) / 2
  const ofATicket = await tickets.first().locator('[class*="i-ph-"], img').count()
  expect(ofATicket, 'a page with many more').toBeLessThan(icons)
  const more = tickets.locator('summary').first()
  await more.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager' // one that comes later is painted beside the press
  })
  await expect
    .poll(() => page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length))
    .toBe(0)
  await drawn(page)
  const events = await traceDuring(browser, page, async () => {
    await more.click()
    await expect(tickets.locator('details[open]').first()).toBeVisible()
    await drawn(page)
  })
  const painted = events.filter((event) => v.is(pictureSchema, event)).length
  expect(painted, 'the press has painted').toBeGreaterThan(0)
  expect(painted).toBeLessThan(icons)
})
