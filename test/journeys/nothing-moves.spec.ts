/** What a page finds on the phone, or does not find, stands where its place was kept: nothing moves. */
import { expect, test } from '../harness/journey.ts'

declare global {
  interface Window {
    moved: number
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
