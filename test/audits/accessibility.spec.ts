import type { Page } from '@playwright/test'
import { staticPaths } from '../../contract/addresses/documents.ts'
import { axeInSchemes } from '../harness/axe.ts'
import { expect, test } from '../harness/journey.ts'
import { wholeWidth } from '../harness/press/whole-width.ts'
import { everythingRead, interactive } from '../journeys/support/booking.ts'

const PAGES = [...staticPaths, '/projects/package/101', '/resource_hub/no-such-post', '/no/such/page']
const HALF = Math.ceil(PAGES.length / 2)
/** By how many pixels a page is wider than the screen, and where. */
type Overflow = [where: string, pixels: number]

const WIDTHS = [320, 360, 749, 750, 1024, 1200, 1440]

/** A page is opened once on each device, for everything that is asked of it there. */
const DEVICES = [
  {
    where: 'on a phone',
    viewport: { width: 360, height: 740 },
    what: 'when the text is twice as large',
    overflows: async (page: Page): Promise<Overflow[]> => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      return [['at 360 px', await overflow(page)]]
    },
  },
  {
    where: 'on a desktop',
    viewport: { width: 1280, height: 800 },
    what: 'at any of the widths that matter',
    overflows: async (page: Page) => {
      const found: Overflow[] = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        found.push([`at ${width} px`, await overflow(page)])
      }
      return found
    },
  },
] as const

const overflow = async (page: Page) =>
  (await wholeWidth(page)) - (await page.evaluate(() => document.documentElement.clientWidth))

for (const { where, viewport, what, overflows } of DEVICES) {
  for (const [part, pages] of [PAGES.slice(0, HALF), PAGES.slice(HALF)].entries()) {
    test(`axe finds nothing ${where} in light and in dark, and nothing is wider than the screen ${what}, part ${part + 1}`, async ({
      page,
    }) => {
      for (const path of pages) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.goto(path)
        await interactive(page)
        await everythingRead(page)
        expect(await axeInSchemes(page), path).toEqual([])
        expect(
          (await overflows(page)).filter(([, pixels]) => pixels > 0),
          path,
        ).toEqual([])
      }
    })
  }
}

test('axe finds what is planted: a button without a name, a live region that is not there, and words that fade in the dark alone', async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>planted</title>
    <style>@media (prefers-color-scheme: dark) { p { color: #ccc; background: #fff } }</style>
    <main><h1>Planted</h1><button></button><p>faint</p>
    <i role="status" hidden></i><div hidden><i role="alert"></i></div><i aria-live="polite"></i></main></html>`)
  expect(await axeInSchemes(page)).toEqual([
    'light: button-name at button',
    'light: live-region-before-its-words at i[role="status"]',
    'dark: color-contrast at p',
  ])
  expect(await axeInSchemes(page, 'h1')).toEqual([])
})
