/** Presses every visible button, tab and summary of every screen, and checks the result of each press. */

import { posts } from '../../api/db/seed/posts.ts'
import { staticPaths } from '../../contract/addresses/documents.ts'
import { sitePaths } from '../../contract/site-paths.ts'
import { recordWholeRow } from '../faults/report/record.ts'
import { expect, test } from '../harness/journey.ts'
import { settling } from '../harness/press/settled.ts'
import { pressEverything } from '../harness/press/walk.ts'
import { count, shareOf } from '../harness/whole.ts'

/**
 * Parts that keep something on the phone come first, a few at a time, and the screens that list them. The long lists
 * that keep more come last.
 */
const FIRST = [sitePaths.frontPage, sitePaths.siteTour, sitePaths.offline, sitePaths.outbox]
const SCREENS = [
  ...FIRST,
  ...staticPaths.filter((path) => !FIRST.some((first) => first === path)),
  sitePaths.package(101),
  sitePaths.post(posts[0]?.slug ?? ''),
  sitePaths.post('no-such-post'),
  '/no/such/page',
]
const FEWEST_PRESSES = count(300, 100)
/** In CI a screen is pressed on the phone and on one of the others. */
const DEVICES = [
  ['phone', { width: 360, height: 740 }, SCREENS],
  ['tablet', { width: 768, height: 1024 }, shareOf(SCREENS, 0, 2)],
  ['desktop', { width: 1440, height: 900 }, shareOf(SCREENS, 1, 2)],
] as const

test.describe.configure({ mode: 'parallel', timeout: 30 * 60_000 })

test('the walk goes on once a list has come, and not before', async ({ page }) => {
  const settled = settling(page)
  await page.setContent('<html data-state="interactive"><main aria-busy="true"></main></html>')
  await page.evaluate(() => {
    setTimeout(() => document.querySelector('main')?.removeAttribute('aria-busy'), 500)
  })
  await settled()
  expect(await page.locator('[aria-busy]').count()).toBe(0)
})

for (const [device, viewport, screens] of DEVICES) {
  test(`nothing that can be pressed on a ${device} breaks the screen`, async ({ page, complaints }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { presses, gone, skipped, looks, faults } = await pressEverything(page, screens, complaints)
    console.log(
      `${presses} presses and ${looks} looks of axe on ${screens.length} screens at ${viewport.width} px; ` +
        `${skipped} parts left, of whose kind enough were pressed in the same list; ${gone} gone`,
    )
    await recordWholeRow({
      id: `R26-${device}`,
      what: 'No press breaks a screen',
      how: `Every visible button, tab and summary of ${screens.length} screens pressed at ${viewport.width} px, one after the other; of a list three of a kind`,
      figure: `${presses} presses: ${faults.length} boxes too wide, parts covered or findings of axe; ${complaints.length} lines in the console`,
      target: '0',
      ok: faults.length === 0 && complaints.length === 0 && presses > FEWEST_PRESSES,
    })
    expect(faults).toEqual([])
    expect(presses).toBeGreaterThan(FEWEST_PRESSES)
    expect(gone).toBeLessThan(presses / 10)
  })
}
