import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { forgetReads } from '../../harness/forget-reads.ts'
import { expect, test } from '../../harness/journey.ts'
import { FIRST_PICTURES_MS } from '../../harness/patience/first-pictures.ts'
import playwrightConfig from '../../playwright.config.ts'
import { chooseFirst, interactive, underWorker } from '../support/booking.ts'

test('a saved package opens without a server, with its pictures, its times and its place in the library', async ({
  site,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'adbond-pack-'))
  const open = async (): Promise<[BrowserContext, Page]> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...playwrightConfig.use?.launchOptions,
      viewport: { width: 360, height: 740 },
    })
    return [context, context.pages()[0] ?? (await context.newPage())]
  }
  let [context, page] = await open()
  await page.goto(`${site.origin}/projects/package/101`)
  await interactive(page)
  await underWorker(page)

  // The size and the price come first; "Not now" downloads nothing.
  await page.getByRole('button', { name: /Save for offline/ }).click()
  await expect(page.getByText(/Save [\d.]+ MB on this phone\?/)).toBeVisible()
  await expect(page.getByText(/It costs (under|about) ₦\d+ of data/)).toBeVisible()
  expect(await page.evaluate(() => caches.has('packs'))).toBe(false)
  await page.getByRole('button', { name: /^Save [\d.]+ MB$/ }).click()
  await expect(page.getByText('Saved for offline')).toBeVisible({ timeout: FIRST_PICTURES_MS })
  // All other copies are gone: only the pack can answer.
  await page.evaluate(async () => {
    for (const name of ['api-reads', 'api-seats', 'pictures']) await caches.delete(name)
  })
  await page.goto(`${site.origin}/robots.txt`) // the page has its own copy open
  await forgetReads(page)
  await context.close()
  await site.stop()

  ;[context, page] = await open()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.clearBrowserCache')
  await page.goto(`${site.origin}/projects/package/101`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moniya Green 500')
  const picture = page.locator('main img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await page
    .getByRole('link', { name: /Schedule a Site Tour/ })
    .first()
    .click()
  await expect(page.getByLabel('Package', { exact: true })).toHaveValue('101')
  await expect(page.getByLabel('Date').locator('option:not([disabled])').first()).toBeAttached()
  for (const date of await page.getByLabel('Date').locator('option:not([disabled])').all()) {
    await page.getByLabel('Date').selectOption(await date.getAttribute('value'))
    await chooseFirst(page.getByLabel('Time'))
  }
  expect(Number(await page.getByLabel('Time').inputValue())).toBeGreaterThan(0)

  await page.goto(`${site.origin}/offline`)
  const pack = page.getByRole('listitem').filter({ hasText: 'Moniya Green 500' }).first()
  await expect(pack).toContainText(/\d MB · saved/)
  await pack.getByRole('button', { name: /Remove/ }).click()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('packs')).keys()).length))
    .toBe(0)
  await context.close()
  await site.start()
  await rm(profile, { recursive: true, force: true, maxRetries: 5 }) // the browser's last process may still write
})
