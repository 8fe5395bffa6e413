import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { FIRST_PICTURES_MS } from '../../harness/patience/first-pictures.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import { stretchTimers } from '../../harness/patience/stretch-timers.ts'
import playwrightConfig from '../../playwright.config.ts'
import { interactive, laterParts, underWorker } from '../support/booking.ts'

/** So long the page waits for a first word of the sensor (src/features/packages/panorama). */
const SENSOR_SILENCE_MS = 1_500
const WITH_VIEW = '/projects/package/305'

// `--disable-gpu` alone leaves Chromium without WebGL on some machines; phones have it.
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: {
    ...playwrightConfig.use?.launchOptions,
    args: [...(playwrightConfig.use?.launchOptions?.args ?? []), '--enable-unsafe-swiftshader'],
  },
})

const view = (page: Page) => page.getByRole('dialog', { name: /360° view/ })

/** What the canvas shows, in few enough pixels to compare. */
const seen = async (page: Page) => (await view(page).locator('canvas').screenshot()).toString('base64')

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the 360° view' }).click()
  await expect(view(page).getByText(/Drag, or press the arrows/)).toBeVisible()
}

async function turnsAfter(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await seen(page)
  await act()
  await expect.poll(() => seen(page)).not.toBe(before)
}

test('a view all around turns by dragging, keys, buttons and the phone itself', async ({ page, site }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await stretchTimers(page, SENSOR_SILENCE_MS)
  await page.goto(site.origin + WITH_VIEW)
  await interactive(page)
  await expect(page.getByRole('button', { name: 'Open the 360° view' })).toBeVisible()
  expect(fetched.filter((url) => /w=2560|panorama-dialog|libpannellum/.test(url))).toEqual([])
  expect(await page.locator('main img[src*="360"]').count()).toBe(1)

  await open(page)
  await turnsAfter(page, () => page.keyboard.press('ArrowRight'))
  await turnsAfter(page, () => page.keyboard.press('ArrowRight'))
  await expect(view(page).getByRole('status').filter({ hasText: 'half right' })).toHaveText('half right')
  await turnsAfter(page, () => page.keyboard.press('ArrowUp'))
  await turnsAfter(page, () => view(page).getByRole('button', { name: 'Nearer' }).click())
  await turnsAfter(page, () => view(page).getByRole('button', { name: 'Turn left' }).click())
  await turnsAfter(page, async () => {
    await page.mouse.move(250, 300)
    await page.mouse.down()
    await page.mouse.move(100, 320, { steps: 5 })
    await page.mouse.up()
  })

  const devTools = await page.context().newCDPSession(page)
  const hold = (alpha: number) =>
    devTools.send('DeviceOrientation.setDeviceOrientationOverride', { alpha, beta: 90, gamma: 0 })
  await hold(0)
  await view(page).getByRole('button', { name: 'Move the phone' }).click()
  const before = await seen(page)
  let turned = 0
  await expect
    .poll(async () => {
      turned += 40 // the first that the page hears is where it begins
      await hold(turned % 360)
      return seen(page)
    })
    .not.toBe(before)
  await view(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Open the 360° view' })).toBeFocused()
})

test('a view that the phone dropped is there again, and turns', async ({ page, site }) => {
  await page.goto(site.origin + WITH_VIEW)
  await interactive(page)
  await open(page)
  const before = await seen(page)
  const dropped = await view(page).locator('canvas').elementHandle()
  await dropped?.evaluate((canvas: HTMLCanvasElement) =>
    canvas.getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await expect.poll(() => dropped?.evaluate((canvas) => canvas.isConnected)).toBe(false)
  await expect.poll(() => seen(page)).toBe(before)
  await turnsAfter(page, () => page.keyboard.press('ArrowRight'))
})

test('a saved package brings its view all around', async ({ page, site }) => {
  await page.goto(site.origin + WITH_VIEW)
  await interactive(page)
  await underWorker(page)
  await page.getByRole('button', { name: /Save for offline/ }).click()
  await page.getByRole('button', { name: /^Save [\d.]+ (MB|kB)$/ }).click()
  await expect(page.getByText('Saved for offline', { exact: true })).toBeVisible({
    timeout: FIRST_PICTURES_MS,
  })
  await page.evaluate(() => caches.delete('pictures'))
  await site.stop()
  await page.reload()
  await open(page)
  await turnsAfter(page, () => page.keyboard.press('ArrowRight'))
  await site.start()
})

test.describe('a line that breaks', () => {
  test.use({ serviceWorkers: 'block' })
  test('where its code cannot come, it says so and the page stays', async ({ page, context }) => {
    const toasted = await noteToasts(page)
    await page.goto(WITH_VIEW)
    await interactive(page)
    await laterParts(page)
    const opener = page.getByRole('button', { name: 'Open the 360° view' })
    await expect(opener).toBeVisible()
    await context.setOffline(true)
    await opener.click()
    await toasted('The 360° view is not on this phone yet.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-bedroom bungalow, carcass')
  })
})

test('without a network and unseen, it says so and nothing is broken', async ({ page, site }) => {
  await page.goto(site.origin + WITH_VIEW)
  await interactive(page)
  await underWorker(page)
  await expect(page.getByRole('button', { name: 'Open the 360° view' })).toBeVisible()
  await site.stop()
  await page.getByRole('button', { name: 'Open the 360° view' }).click()
  await expect(view(page).getByText(/This picture did not load/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view(page)).toBeHidden()
  await site.start()
})
