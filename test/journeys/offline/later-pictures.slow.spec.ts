/** Only a visitor who reads on pays for pictures below the first screen. */
import type { Page } from '@playwright/test'
import { sitePaths } from '../../../contract/site-paths.ts'
import { expect, test } from '../../harness/journey.ts'
import { drawn } from '../../harness/patience/drawn.ts'
import { interactive } from '../support/booking.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } })

const lazy = 'main img[loading=lazy]'

for (const path of [sitePaths.frontPage, sitePaths.projects('agro')]) {
  test(`${path} asks for pictures below the first screen at the first sign that somebody reads`, async ({
    page,
  }) => {
    const asked = picturesAskedFor(page)
    await page.goto(path)
    await interactive(page)
    await expect.poll(() => page.locator(lazy).count()).toBeGreaterThan(2)
    await page.waitForLoadState('networkidle')
    const atFirst = asked.length
    await expect.poll(heldNow(page)).toBe(0)
    expect(await page.locator(lazy).evaluateAll(held)).toBeGreaterThan(0)

    await page.mouse.wheel(0, 40)
    await expect.poll(() => asked.length).toBeGreaterThan(atFirst)
    await expect.poll(() => page.locator(lazy).evaluateAll(held)).toBe(0)
  })
}

test('what is on the first screen of a computer is shown without a sign', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2400 })
  await page.goto(sitePaths.projects('land'))
  await interactive(page)
  await expect.poll(() => page.locator(lazy).count()).toBeGreaterThan(2)
  await expect.poll(heldNow(page)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.dataset.pictures)).toBe('held')
})

test('a picture that the line lost comes anew with the network, and is shown without a sign', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  let isLost = true
  await page.route(/\/media\//, (route) => (isLost ? route.abort('internetdisconnected') : route.continue()))
  await page.goto(sitePaths.projects('land'))
  await interactive(page)
  const place = page.getByRole('article').first()
  const drawing = place.locator('svg[viewBox="0 0 320 200"]')
  const drawings = async () => {
    await drawn(page)
    return drawing.count()
  }
  await expect.poll(drawings).toBe(1)
  isLost = false
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      return drawings()
    })
    .toBe(0)
  const shown = async () => {
    await drawn(page)
    return isShown(place.locator('img').first())
  }
  await expect.poll(shown).toBe(true)
  expect(await page.evaluate(() => document.documentElement.dataset.pictures)).toBe('held')
})

test('a picture is shown although the boot script does not come', async ({ page }) => {
  await page.route(/\/assets\/boot-.*\.js/, (route) => route.abort())
  await page.goto(sitePaths.frontPage)
  await expect.poll(() => isShown(page.locator(lazy).first())).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('pictures are where they belong', async ({ page }) => {
    await page.goto(sitePaths.frontPage)
    const box = await page.locator(lazy).last().boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
  })
})

function picturesAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.avif|\/media\//.test(request.url())) asked.push(request.url())
  })
  return asked
}

const isShown = (image: ReturnType<Page['locator']>) =>
  image.evaluate(
    (element: HTMLImageElement) => element.naturalWidth > 0 && element.getBoundingClientRect().x > -1000,
  )

/** In the page: how many of these are held back. */
const held = (images: Element[]): number =>
  images.filter((image) => getComputedStyle(image).translate !== 'none').length

const heldNow = (page: Page) => async () => {
  await drawn(page) // nothing on the page asks for a frame
  return heldOnScreen(page)
}

/** Pictures whose place is on the screen but that are held back all the same. */
const heldOnScreen = (page: Page): Promise<number> =>
  page.locator(lazy).evaluateAll(
    (images) =>
      images.filter((image) => {
        const box = (image.closest('picture') ?? image).parentElement?.getBoundingClientRect()
        const isOnScreen =
          box && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
        return isOnScreen && getComputedStyle(image).translate !== 'none'
      }).length,
  )
