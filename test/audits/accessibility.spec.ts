import { staticPaths } from '../../contract/addresses/documents.ts'
import { axeInBothSchemes } from '../harness/axe.ts'
import { expect, test } from '../harness/journey.ts'
import { interactive } from '../journeys/support/booking.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const PAGES = [...staticPaths, '/projects/package/101', '/resource_hub/no-such-post', '/no/such/page']
const HALF = Math.ceil(PAGES.length / 2)

for (const [where, viewport] of [
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
] as const) {
  for (const [part, pages] of [PAGES.slice(0, HALF), PAGES.slice(HALF)].entries()) {
    test(`axe finds nothing ${where} in light and in dark, part ${part + 1}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      for (const path of pages) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.goto(path)
        await interactive(page)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect(await axeInBothSchemes(page), path).toEqual([])
      }
    })
  }
}

test('axe finds what is planted: a button without a name, and words that fade in the dark alone', async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>planted</title>
    <style>@media (prefers-color-scheme: dark) { p { color: #ccc; background: #fff } }</style>
    <main><h1>Planted</h1><button></button><p>faint</p></main></html>`)
  expect(await axeInBothSchemes(page)).toEqual(['light: button-name at button', 'dark: color-contrast at p'])
  expect(await axeInBothSchemes(page, 'h1')).toEqual([])
})

test('nothing is wider than the screen at any of the widths that matter', async ({ page }) => {
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
