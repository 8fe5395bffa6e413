/** A slow line: the record of a page arrives long before React. */
import { posts } from '../../../api/db/seed/posts.ts'
import { sitePaths } from '../../../contract/site-paths.ts'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

test.use({ serviceWorkers: 'block' })

for (const path of [sitePaths.package(101), sitePaths.post(posts[0]?.slug ?? '')]) {
  test(`${path} shows its picture before React is there, and asks for it once`, async ({ page }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
    })
    const release = await holdRequests(page, /\/assets\/core-/)
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(path, { waitUntil: 'commit' })
    const early = page.locator('[data-early-picture] img')
    await expect(early).toBeVisible()
    await expect
      .poll(() => early.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const place = await early.boundingBox()

    release()
    await interactive(page)
    await expect(early).toHaveCount(0)
    const shown = page.locator('main img[fetchpriority=high]:visible').first()
    await expect(shown).toBeVisible()
    expect(await shown.boundingBox()).toEqual(place)
    const address = new URL(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname
    expect(pictures.filter((one) => one === address)).toHaveLength(1)
  })
}

test('scripts leave the line to the picture of a record, but not for ever', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/core-/.test(request.url())) scripts.push(request.url())
  })
  await page.clock.install({ time: '2026-11-21T08:00:00Z' })
  await page.clock.pauseAt('2026-11-21T09:00:00Z')
  const release = await holdRequests(page, /\/media\//)
  await page.goto(sitePaths.package(101), { waitUntil: 'commit' })
  await expect(page.locator('[data-early-picture] img')).toHaveCount(1)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.evaluate(painted)
  expect(scripts).toEqual([])
  await page.clock.runFor(1_500)
  await expect.poll(() => scripts).not.toEqual([])
  release()
})

/** Settles when the page knows that it was painted: observers are told in the order in which they asked. */
const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
