import { expect, test } from '../../harness/journey.ts'
import { underWorker } from '../support/booking.ts'
import { readIsKept } from '../support/saved-reads.ts'
import { heartOf, openWithHearts } from '../support/shortlist.ts'

const MONIYA = 'Moniya Green 500'
const EWEKORO = 'Ewekoro Hills 300'

test('in airplane mode the shortlist, the comparison and what was saved open, and hearts still work', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWithHearts(page, '/projects/land')
  await underWorker(page)
  await heartOf(page, MONIYA).click()
  // Its own record is kept with it, though its page was never opened.
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/api/v2/packages/view/101'))))
    .toBe(true)
  await readIsKept(page, 'project-page /projects/1')
  await context.setOffline(true)
  await heartOf(page, EWEKORO).click()
  await expect(heartOf(page, EWEKORO)).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/shortlist')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: MONIYA })).toContainText('₦2,400,000')
  await expect(rows.filter({ hasText: EWEKORO })).toContainText('Ewekoro, Ogun')
  await page.getByRole('link', { name: 'Compare 2' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('table')).toContainText('₦4,800')

  await page.goto('/compare?packages=101,102')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.goto('/compare?packages=101,33')
  await expect(page.getByText(/no copy of package 33 yet/)).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`^Open ?: ${MONIYA}$`) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MONIYA)
})
