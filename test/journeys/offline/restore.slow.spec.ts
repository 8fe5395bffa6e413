/** How long a warm start waits for what was read before (React Query's cache in IndexedDB). */
import { expect, test } from '../../harness/journey.ts'
import { interactive, underWorker } from '../support/booking.ts'

const SCREENS = [
  '/projects/land',
  '/projects/agro',
  '/projects/home',
  '/projects/package/101',
  '/resource_hub',
  '/site_tour',
]
const STARTS = 7
const MOST_MS = 500 // the goal is 50 ms; this is for a machine that is busy with other tests

test('what was read before is back soon after a warm start', async ({ page }) => {
  for (const path of SCREENS) {
    await page.goto(path)
    await interactive(page)
    await expect(page.getByRole('article').or(page.getByText('Moniya Green 500')).first()).toBeVisible()
  }
  await underWorker(page)
  const times: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    await page.goto('/projects/land')
    const measure = await page.waitForFunction(
      () => performance.getEntriesByName('saved reads restored')[0]?.duration,
    )
    times.push((await measure.jsonValue()) ?? Number.NaN)
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Number.NaN
  console.log(
    `Saved reads of ${SCREENS.length} screens restored in ${median.toFixed(1)} ms (median of ${STARTS})`,
  )
  expect(Math.min(...times), 'the shortest: other work only adds to it').toBeLessThan(MOST_MS)
})
