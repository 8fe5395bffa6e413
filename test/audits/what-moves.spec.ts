/**
 * What moves without end is drawn again with each frame. A compositor does that by itself for these properties. For any
 * other, the page's own thread restyles and paints. A screen of waiting lists took 120 to 440 ms of each second of a
 * fast processor (decision 153).
 */
import { sitePaths } from '../../contract/site-paths.ts'
import { everyAddress } from '../faults/rig/every-address.ts'
import { expect, test } from '../harness/journey.ts'
import { READ_TIMEOUT_MS, stretchTimers } from '../harness/patience/stretch-timers.ts'
import { interactive, laterParts } from '../journeys/support/booking.ts'

test.use({ serviceWorkers: 'block' })

const COMPOSITED = ['opacity', 'transform', 'translate', 'scale', 'rotate']

test('a screen that waits for its answer leaves the processor to what comes', async ({ page }) => {
  await page.route('**/api/v2/**', () => undefined) // never answered
  await stretchTimers(page, READ_TIMEOUT_MS)
  const moving = new Map<string, string[]>()
  for (const path of everyAddress) {
    await page.goto(path)
    await interactive(page)
    await laterParts(page)
    await expect(page.locator('[data-asleep]')).toHaveCount(0)
    const properties = await page.evaluate(movingForEver)
    if (properties.length > 0) moving.set(path, properties)
  }
  for (const [path, properties] of moving) {
    expect(
      properties.filter((name) => !COMPOSITED.includes(name)),
      path,
    ).toEqual([])
  }
  expect([...moving.keys()], 'lists that wait do show it').toEqual(
    expect.arrayContaining([sitePaths.frontPage, sitePaths.siteTour, sitePaths.projects('land')]),
  )
})

/** Runs in the page: the properties that animations without an end change. */
function movingForEver(): string[] {
  const endless = document
    .getAnimations()
    .map(({ effect }) => effect)
    .filter((effect) => effect instanceof KeyframeEffect)
    .filter((effect) => effect.getTiming().iterations === Number.POSITIVE_INFINITY)
  const ofKeyframe = ['offset', 'computedOffset', 'easing', 'composite']
  const names = endless.flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
  return [...new Set(names)].filter((name) => !ofKeyframe.includes(name))
}
