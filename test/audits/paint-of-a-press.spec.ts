/** What a press changes is painted again; the rest of the page only moves, however long it is (decision 180). */
import * as v from 'valibot'
import { sitePaths } from '../../contract/site-paths.ts'
import { expect, test } from '../harness/journey.ts'
import { drawn, surelyDrawn } from '../harness/patience/drawn.ts'
import { traceDuring } from '../harness/press/trace-during.ts'
import { interactive, laterParts } from '../journeys/support/booking.ts'

test.use({ serviceWorkers: 'block' })

const pictureSchema = v.looseObject({ name: v.literal('PaintImage') })

const MANY = 3 / 8 // of a page's icons: more than this is more than one part

type Opened = [what: string, path: string, parts: string]

const OPENED: readonly Opened[] = [
  ['a ticket that opens', sitePaths.siteTour, 'main article'],
  ['a question about one service', sitePaths.services, 'main li:has(> div summary)'],
  ['a question about one role', sitePaths.careers, 'main li:has(summary)'],
]

for (const [what, path, selector] of OPENED) {
  test(`${what} paints its own icons, not those of all others and of the footer`, async ({
    page,
    browser,
  }) => {
    await page.goto(path)
    await interactive(page)
    await laterParts(page)
    const parts = page.locator(selector)
    await parts.first().waitFor()
    const icons = (await page.locator('[class*="i-ph-"]:visible').count()) * MANY
    const ofOne = await parts.first().locator('[class*="i-ph-"], img').count()
    expect(ofOne, 'a page with many more').toBeLessThan(icons)
    const more = parts.locator('summary').first()
    await more.scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager' // one that comes later is painted beside the press
    })
    await expect
      .poll(() => page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length))
      .toBe(0)
    await drawn(page)
    const events = await traceDuring(browser, page, async () => {
      await more.click()
      await expect(parts.locator('details[open]').first()).toBeVisible()
      await surelyDrawn(page)
    })
    const painted = events.filter((event) => v.is(pictureSchema, event)).length
    expect(painted, 'the press has painted').toBeGreaterThan(0)
    expect(painted).toBeLessThan(icons)
  })
}

for (const hand of ['finger', 'mouse'] as const) {
  test.describe(hand, () => {
    test.use({
      hasTouch: hand === 'finger',
      isMobile: hand === 'finger',
      viewport: { width: 412, height: 823 },
    })

    test(`a button ${hand === 'finger' ? 'changes nothing of itself under a finger' : 'answers to a mouse above it'}`, async ({
      page,
    }) => {
      await page.goto(sitePaths.siteTour)
      await interactive(page)
      await laterParts(page)
      const button = page.getByRole('search').getByRole('button')
      await button.evaluate((one) =>
        one.addEventListener('transitionrun', () => one.setAttribute('data-changes', '')),
      )
      await (hand === 'finger' ? button.tap() : button.hover())
      if (hand === 'finger') await expect(button).toHaveAttribute('aria-expanded', 'true')
      await surelyDrawn(page)
      expect(await button.getAttribute('data-changes')).toBe(hand === 'finger' ? null : '')
    })
  })
}
