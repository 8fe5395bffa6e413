/** For who presses keys instead of the screen, enlarges the page, or has the system choose its colours. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { drawn } from '../../harness/patience/drawn.ts'
import { interactive, laterParts, underWorker } from '../support/booking.ts'
import { openWithHearts } from '../support/shortlist.ts'

const PACKAGE = '/projects/package/101'

/** The name of what has the focus where less than half of it can be seen; '' where it can, null where nothing has it. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const part = document.activeElement?.closest('label') ?? document.activeElement
    if (!part || part === document.body) return null
    const { left, top, width, height } = part.getBoundingClientRect()
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
    const seen = shares.filter((share) => {
      const over = document.elementFromPoint(left + width / 2, top + height * share)
      return over !== null && (part.contains(over) || over.contains(part))
    })
    return seen.length < 3 ? `${part.tagName} ${part.textContent}` : ''
  })

/** Presses the key through the whole page: nothing takes the focus unseen. */
async function seenOnTheWay(page: Page, key: string): Promise<void> {
  let focused = 0
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    let hidden: string | null = null
    const look = async () => {
      await drawn(page)
      hidden = await hiddenFocus(page)
      return hidden ?? ''
    }
    await expect.poll(look, `${key}, ${presses + 1} times`).toBe('')
    if (hidden !== null) focused += 1
  }
  expect(focused, 'the key leads through the page').toBeGreaterThan(30)
}

for (const size of [
  { width: 360, height: 560 },
  { width: 320, height: 568 },
  { width: 740, height: 400 },
]) {
  test(`what a key leads to is never under the bar at the lower edge (${size.width} × ${size.height})`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(PACKAGE)
    await interactive(page)
    await laterParts(page)
    await seenOnTheWay(page, 'Tab')
    await seenOnTheWay(page, 'Shift+Tab')

    await openWithHearts(page, '/projects/land')
    const hearts = page.getByRole('button', { name: /to your shortlist$/ })
    for (const at of [0, 1, 2, 3]) await hearts.nth(at).click()
    await page.goto('/shortlist')
    await interactive(page)
    await laterParts(page)
    await seenOnTheWay(page, 'Tab')
  })
}

test('a page enlarged to 400 % leaves room to read below its bars, also without a network', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 256 }) // 1280 × 1024
  await page.goto(PACKAGE)
  await interactive(page)
  await underWorker(page)
  await context.setOffline(true)
  await expect(page.getByText('No connection.')).toBeVisible()
  await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }))
  const room = await page.evaluate(() => {
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(160, y))
    return lines.filter((over) => over?.closest('header, .buy-bar') === null).length / innerHeight
  })
  expect(room).toBeGreaterThan(0.4)
  await context.setOffline(false)
})

for (const { path, opener, dialog, picture } of [
  {
    path: '/projects/package/305',
    opener: 'Open the 360° view',
    dialog: /360° view/,
    picture: '[role=img], section',
  },
  {
    path: '/projects/package/108',
    opener: 'Open it large',
    dialog: 'Plan of the estate',
    picture: 'section',
  },
]) {
  test(`at 400 % half of the screen is the picture after "${opener}", and its buttons can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 180 }) // 1280 × 720
    await page.goto(path)
    await interactive(page)
    await page.getByRole('button', { name: opener }).press('Enter')
    const opened = page.getByRole('dialog', { name: dialog })
    const box = await opened.locator(picture).first().boundingBox()
    expect(box?.height).toBeGreaterThan(90)
    await opened.getByRole('button', { name: 'Close' }).click()
    await expect(opened).toHaveCount(0)
  })
}

test('colours of the system leave what is chosen, and the key of a chart, to be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${PACKAGE}?plan=installments`)
  await interactive(page)
  await laterParts(page)
  const linesOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((one) => getComputedStyle(one).textDecorationLine)
  expect([await linesOf('System'), await linesOf('Dark')]).toEqual(['underline', 'none'])
  const keys = page.getByRole('listitem').filter({ hasText: /^First payment|^Months/ })
  await expect(keys).toHaveCount(2)
  const grounds = await keys.evaluateAll((all) =>
    all.map(({ firstElementChild: square }) => square && getComputedStyle(square).backgroundColor),
  )
  expect(new Set(grounds).size, 'one colour each').toBe(2)
  await page.goto('/legal/cookies')
  const chosen = page.getByRole('link', { name: 'Cookie Policy' }).first()
  await expect(chosen).toHaveAttribute('aria-current', 'page')
  await expect(chosen).toHaveCSS('text-decoration-line', 'underline')
})
