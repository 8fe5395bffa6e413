/** Data saver, the connection bar, and the home screen: parts of the frame around every page. */

import type { Page } from '@playwright/test'
import { startProxy } from '../../faults/rig/proxy.ts'
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

test('Data saver makes pictures smaller from then on, and waits for a tap with galleries', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects/land')
  await interactive(page)
  await page.getByRole('button', { name: 'Data saver and meter' }).click()
  await page.getByRole('switch', { name: 'Data saver' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await page.goto('/projects/package/101') // another page load: the choice is remembered
  await interactive(page)
  const gallery = page.getByRole('button', { name: /^Load the other/ })
  await expect(gallery).toBeVisible()
  const large = page.locator('main figure img:visible').first()
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\?w=(320|480)$/)
  await gallery.click()
  await expect(page.getByRole('button', { name: /^Show picture/ }).first()).toBeVisible()
})

test('a sign-in page in place of the API is called what it is, on a phone that believes it is online, and covers nothing', async ({
  browser,
  site,
}) => {
  const proxy = await startProxy(site.origin)
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(`${proxy.origin}/projects/package/101`)
  await interactive(page)
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller))
  proxy.follow(({ path }) => (path.startsWith('/api/') ? { kind: 'portal' } : null))
  await page.goto(`${proxy.origin}/projects/agro`) // a list that this phone does not have yet has to be asked for
  const bar = page.getByRole('status').filter({ hasText: 'This network wants you to sign in first.' })
  await expect(bar).toBeVisible()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)

  // The header makes room for it, and the page below starts where the header ends.
  await expect(async () => {
    const [header, content] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.getByRole('main').boundingBox(),
    ])
    expect(content?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
  }).toPass({ timeout: 60_000 })

  proxy.follow(() => null)
  await page.getByRole('link', { name: 'Adbond' }).first().click()
  await expect(bar).toBeHidden()
  await context.close()
  await proxy.close()
})

test('the home screen is offered after real interest only, and "Not now" is heard', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    // What a browser fires when it would let the person install; an automated one never does.
    addEventListener('load', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => undefined,
        userChoice: Promise.resolve({ outcome: 'dismissed' }),
      })
      document.documentElement.dataset.asked = String(dispatchEvent(offer)) // true: the browser may ask by itself
    })
  })
  await openWithInterest(page, () => page.goto('/projects/package/101'))
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'false')
  await page.clock.runFor(40_000)
  const card = page.getByRole('region', { name: 'Keep Adbond on this computer' })
  await expect(card).toBeHidden() // one package on a first visit

  await openWithInterest(page, () => page.goto('/projects/package/102'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(40_000)
    await expect(card).toBeVisible({ timeout: 500 })
  }).toPass()
  await card.getByRole('button', { name: 'Not now' }).click()
  await page.evaluate(() => sessionStorage.clear()) // the next day
  await openWithInterest(page, () => page.reload())
  await page.clock.runFor(120_000)
  await expect(card).toBeHidden()
})

/** The cards of the app come to a reader who stays, and the pointer is the sign. Under the worker they come at once. */
async function openWithInterest(page: Page, open: () => Promise<unknown>): Promise<void> {
  const cards = page.waitForResponse((response) => response.url().includes('pwa-cards'))
  await open()
  await interactive(page)
  await page.mouse.move(8, 8)
  await page.mouse.move(16, 16)
  await page.clock.runFor(3_000) // idle moments are the clock's too
  await (await cards).finished()
}
