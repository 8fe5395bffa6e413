/** Where the page is scrolled to when a field takes the focus. */
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

test('a field below the screen is in view as soon as it has the focus, so that the first letters are seen', async ({
  page,
}) => {
  await page.goto('/virtual_team')
  await interactive(page)
  const field = page.getByLabel('First name')
  await expect(field).not.toBeInViewport()
  const hidden = await field.evaluate((element) => {
    element.focus()
    return element.getBoundingClientRect().bottom - window.innerHeight
  })
  expect(hidden).toBeLessThanOrEqual(0)
})
