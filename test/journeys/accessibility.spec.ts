import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../harness/journey.ts'
import { interactive } from './booking.ts'

const PAGES = ['/', '/projects/land', '/projects/package/101', '/site_tour', '/no/such/page']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries({
    phone: { width: 360, height: 740 },
    desktop: { width: 1280, height: 800 },
  })) {
    test(`axe finds nothing in ${colorScheme} on a ${device}`, async ({ page }) => {
      test.setTimeout(90_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      for (const path of PAGES) {
        await page.goto(path)
        await interactive(page)
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(
          ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
        )
        expect(found).toEqual([])
      }
    })
  }
}

test('nothing is wider than the screen at any of the widths that matter', async ({ page }) => {
  test.setTimeout(90_000)
  for (const width of [320, 360, 749, 750, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of PAGES) {
      await page.goto(path)
      await interactive(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
