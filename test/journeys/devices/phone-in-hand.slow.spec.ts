/** What hands do to a phone that shows a gallery: they turn it, and spread two fingers. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

const UPRIGHT = { width: 412, height: 915 }
const SIDEWAYS = { width: 915, height: 412 }

test.use({ hasTouch: true, isMobile: true, viewport: UPRIGHT })

const gallery = (page: Page) => page.locator('main figure').first()

for (const [from, to, turned] of [
  [UPRIGHT, SIDEWAYS, 'sideways'],
  [SIDEWAYS, UPRIGHT, 'upright'],
] as const) {
  test(`a film that plays stays on the screen of a phone that is turned ${turned}`, async ({ page }) => {
    await page.setViewportSize(from)
    await page.goto('/projects/package/101')
    await interactive(page)
    const play = gallery(page).getByRole('button', { name: /^Play video/ })
    const film = page.locator('video')
    // The film is the last of the gallery.
    if (from === UPRIGHT) await gallery(page).getByRole('button', { name: 'Previous picture' }).click()
    else
      await gallery(page)
        .getByRole('button', { name: /^Show picture/ })
        .last()
        .click()
    await play.locator('visible=true').click()
    await expect(film).toBeVisible()
    // One that is to play by itself counts as paused until enough of it is there.
    const isPaused = () => film.evaluate((one: HTMLVideoElement) => one.paused && !one.ended)
    await expect.poll(isPaused).toBe(false)

    await page.setViewportSize(to)
    await expect(film).toBeInViewport()
    const box = await film.boundingBox()
    expect(box?.width).toBeGreaterThan(300)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(to.width)
    await expect(gallery(page).locator('.swiper, .thumbs').locator('visible=true')).toHaveCount(1)
    expect(await isPaused()).toBe(false)
  })
}

test('two fingers enlarge the page where they lie on a picture of a gallery', async ({ page }) => {
  await page.goto('/projects/package/101')
  await interactive(page)
  await page.touchscreen.tap(200, 800)
  await expect(gallery(page).locator('.swiper-initialized').first()).toBeVisible()
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((x, id) => ({ x, y: 250, id })),
    })
  await touch('touchStart', 170) // one finger comes first
  await touch('touchStart', 170, 230)
  for (const spread of [35, 40, 50, 60, 80, 110]) await touch('touchMove', 200 - spread, 200 + spread)
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5)
})
