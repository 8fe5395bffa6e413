/** For who presses keys instead of the screen. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { interactive, laterParts } from '../support/booking.ts'
import { openWithHearts } from '../support/shortlist.ts'

const PACKAGE = '/projects/package/101'

/** The name of what has the focus where less than half of it can be seen; undefined where it can. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const part = document.activeElement?.closest('label') ?? document.activeElement
    if (!part || part === document.body) return undefined
    const { left, top, width, height } = part.getBoundingClientRect()
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
    const seen = shares.filter((share) => {
      const over = document.elementFromPoint(left + width / 2, top + height * share)
      return over !== null && (part.contains(over) || over.contains(part))
    })
    return seen.length < 3 ? `${part.tagName} ${part.textContent}` : undefined
  })

/** Presses the key through the whole page, and gives what took the focus unseen. */
async function unseenOnTheWay(page: Page, key: string): Promise<unknown[]> {
  const unseen: unknown[] = []
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    unseen.push(await hiddenFocus(page))
  }
  return unseen.filter(Boolean)
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
    expect(await unseenOnTheWay(page, 'Tab')).toEqual([])
    expect(await unseenOnTheWay(page, 'Shift+Tab')).toEqual([])

    await openWithHearts(page, '/projects/land')
    const hearts = page.getByRole('button', { name: /to your shortlist$/ })
    for (const at of [0, 1, 2, 3]) await hearts.nth(at).click()
    await page.goto('/shortlist')
    await interactive(page)
    await laterParts(page)
    expect(await unseenOnTheWay(page, 'Tab')).toEqual([])
  })
}
