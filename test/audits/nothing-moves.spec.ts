/** What a page finds on the phone, or does not find, stands where its place was kept: nothing moves. */
import { holdRequests } from '../harness/hold-requests.ts'
import { expect, test } from '../harness/journey.ts'

declare global {
  interface Window {
    moved: number
    lowest: number
  }
}

const SCREENS = [
  { path: '/outbox', found: 'Nothing waits on this phone' },
  { path: '/offline', found: 'Nothing saved yet' },
]

for (const { path, found } of SCREENS) {
  test(`${path} keeps the place of what it has to look for on the phone`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 1_600 }) // a shift outside the screen is not reported
    await page.addInitScript(() => {
      window.moved = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) window.moved += Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect(page.getByText(found)).toBeVisible()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await page.evaluate(() => window.moved)).toBeLessThan(0.01)
  })
}

test('an accordion can move once the page answers, not when the whole stylesheet comes before', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const release = await holdRequests(page, /\/assets\/core-/)
  await page.goto('/faqs')
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1)
  const motion = () =>
    page
      .locator('.accordion')
      .first()
      .evaluate((part) => getComputedStyle(part, '::details-content').transitionDuration)
  expect(await motion()).toBe('0s')

  release()
  await expect.poll(motion).toContain('0.35s')
})

test('the shelf of packages keeps its height while the page is taken over and its data is on the way', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/front-page-data-/)
  await page.goto('/')
  const finder = page.getByRole('region', { name: 'Find Your Perfect Package' })
  const kept = (await finder.boundingBox())?.height ?? 0
  await finder.evaluate((part) => {
    window.lowest = Number.POSITIVE_INFINITY
    new ResizeObserver(([entry]) => {
      window.lowest = Math.min(window.lowest, entry?.borderBoxSize[0]?.blockSize ?? 0)
    }).observe(part)
  })
  const asked = page.waitForRequest(/\/assets\/front-page-data-/)
  await page.mouse.wheel(0, 100)
  await asked
  await expect(finder.locator('xpath=ancestor::*[@data-asleep]')).toHaveCount(0)
  release()
  await expect(finder.getByRole('link').first()).toBeVisible()
  expect(await page.evaluate(() => window.lowest)).toBeGreaterThanOrEqual(kept - 1)
})
