import AxeBuilder from '@axe-core/playwright'
import { staticPaths } from '../../contract/documents.ts'
import { expect, test } from '../harness/journey.ts'
import { interactive } from './booking.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const PAGES = [...staticPaths, '/projects/package/101', '/resource_hub/no-such-post', '/no/such/page']
const HALF = Math.ceil(PAGES.length / 2)

for (const [looks, colorScheme, viewport] of [
  ['in light on a phone', 'light', PHONE],
  ['in dark on a desktop', 'dark', DESKTOP],
] as const) {
  for (const [part, pages] of [PAGES.slice(0, HALF), PAGES.slice(HALF)].entries()) {
    test(`axe finds nothing ${looks}, part ${part + 1}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      for (const path of pages) {
        await page.goto(path)
        await interactive(page)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
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
  test.setTimeout(120_000)
  for (const path of PAGES) {
    await page.goto(path)
    await interactive(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const width of [320, 360, 749, 750, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('nothing is wider than a phone when the text is twice as large', async ({ page }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of PAGES) {
    await page.goto(path)
    await interactive(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})
