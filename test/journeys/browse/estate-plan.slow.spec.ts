import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { FIRST_PICTURES_MS } from '../../harness/patience/first-pictures.ts'
import { interactive, underWorker } from '../support/booking.ts'

const WITH_PLAN = '/projects/package/108'

const plan = (page: Page) => page.getByRole('dialog', { name: 'Plan of the estate' })
const drawing = (page: Page) => plan(page).getByRole('img')
const widthOf = (page: Page) => drawing(page).evaluate((image) => image.getBoundingClientRect().width)

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open it large' }).click()
  await expect(plan(page)).toBeVisible()
  await expect
    .poll(() => drawing(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('the plan of an estate opens over the screen and is enlarged by buttons, keys and two fingers', async ({
  page,
  site,
}) => {
  await page.goto(site.origin + WITH_PLAN)
  await interactive(page)
  await open(page)
  const whole = await widthOf(page)

  await plan(page).getByRole('button', { name: 'Larger' }).click()
  await expect.poll(() => widthOf(page)).toBeCloseTo(whole * 1.5, 0)
  await page.keyboard.press('-')
  await expect.poll(() => widthOf(page)).toBeCloseTo(whole, 0)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  const frame = plan(page).getByLabel(/Two fingers/)
  await frame.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await plan(page).getByRole('button', { name: 'Whole plan' }).click()
  await expect.poll(() => widthOf(page)).toBeCloseTo(whole, 0)

  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread: number) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 180 - spread, y: 300, id: 1 },
              { x: 180 + spread, y: 300, id: 2 },
            ],
    })
  await touch('touchStart', 30)
  for (const spread of [40, 60, 90]) await touch('touchMove', spread)
  await touch('touchEnd', 0)
  await expect.poll(() => widthOf(page)).toBeGreaterThan(whole * 2)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)

  await page.keyboard.press('Escape')
  await expect(plan(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open it large' })).toBeFocused()
})

test('a saved package brings the plan in its large size, for an estate without a signal', async ({
  page,
  site,
}) => {
  await page.goto(site.origin + WITH_PLAN)
  await interactive(page)
  await underWorker(page)
  await page.getByRole('button', { name: /Save for offline/ }).click()
  await page.getByRole('button', { name: /^Save [\d.]+ MB$/ }).click()
  await expect(page.getByText('Saved for offline', { exact: true })).toBeVisible({
    timeout: FIRST_PICTURES_MS,
  })
  await page.evaluate(() => caches.delete('pictures'))
  await site.stop()

  await page.reload()
  await open(page)
  expect(await drawing(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(480)
  await site.start()
})

test('where the browser does not do it, the way back closes the plan and stays on the package', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
  await page.goto(`${site.origin}/projects/land`)
  await page.goto(site.origin + WITH_PLAN)
  await interactive(page)
  await open(page)
  await page.goBack()
  await expect(plan(page)).toHaveCount(0)
  await expect(page).toHaveURL(site.origin + WITH_PLAN)
})
