/** Words stay whole and in their frame: on a tablet, on the narrowest phone, and at twice the size of text. */
import { chromium, type Locator, type Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { wholeWidth } from '../../harness/press/whole-width.ts'
import playwrightConfig from '../../playwright.config.ts'
import { everythingRead, interactive, laterParts } from '../support/booking.ts'
import { putOnPhone, waitingBooking } from '../support/phone-rows.ts'
import { openWithHearts } from '../support/shortlist.ts'

const PACKAGE = '/projects/package/101'

/** What is pressed or is a price, whose word goes on in the next line though it has no hyphen. */
function brokenWords(): string[] {
  const isIn = (node: Node) =>
    node.parentElement?.closest('button, .btn-outline, a[class], h3, [class*=price]')
  const found: string[] = []
  for (const node of window.seenTexts()) {
    if (!isIn(node)) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad@–-]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(word)
    }
  }
  return found
}

/** Texts that run out of the frame that cuts them off. What scrolls sideways, or ends in dots, is no fault. */
function cutTexts(): string[] {
  const found: string[] = []
  for (const node of window.seenTexts()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { right } = range.getBoundingClientRect()
    for (let frame = node.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(frame)
      if (['auto', 'scroll'].includes(overflowX) || textOverflow !== 'clip' || clipPath !== 'none') break
      if (overflowX === 'visible' && frame !== document.body) continue
      if (right <= frame.getBoundingClientRect().right + 1) continue
      found.push((node.textContent ?? '').slice(0, 40))
      break
    }
  }
  return found
}

function roomForText(select: Element): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
  return select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
}

/** Whether something else lies over its end. */
function isCovered(select: Element): boolean {
  const { right, top, height } = select.getBoundingClientRect()
  return document.elementFromPoint(right - 4, top + height / 2) !== select
}

declare global {
  interface Window {
    /** Each text of the screen itself that is drawn. */
    seenTexts: () => Text[]
  }
}

function installTexts(): void {
  window.seenTexts = () => {
    const main = document.querySelector('main')
    const texts: Text[] = []
    const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const isSeen = text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const isMoving = text.parentElement?.closest('.marquee, .swiper, svg, [aria-hidden=true]')
      if (text.data.trim() && isSeen && !isMoving) texts.push(text)
    }
    return texts
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(installTexts)
  await page.goto(path)
  await interactive(page)
  await laterParts(page)
  await everythingRead(page)
  await page.evaluate(() => document.fonts.ready)
}

for (const { path, width } of [
  { path: PACKAGE, width: 320 },
  { path: PACKAGE, width: 768 },
  { path: PACKAGE, width: 1024 },
  { path: '/who_we_are', width: 1024 },
]) {
  test(`no word of a button, a title or a price breaks on ${path} at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 })
    await open(page, path)
    if (path === PACKAGE) await expect(page.getByRole('button', { name: 'Show QR code' })).toBeVisible()
    expect(await page.evaluate(brokenWords)).toEqual([])
  })
}

/** A page of who set the browser's own size of text to 32 px, which the stylesheet's questions hear too. */
async function atTwiceTheText(
  { origin }: { origin: string },
  viewport: { width: number; height: number },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { executablePath, args = [] } = playwrightConfig.use?.launchOptions ?? {}
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, '--blink-settings=defaultFontSize=32'],
  })
  await look(await browser.newPage({ baseURL: origin, viewport }))
  await browser.close()
}

test('twice the size of text cuts nothing off a phone, and breaks no price', async ({ site }) => {
  await atTwiceTheText(site, { width: 360, height: 740 }, async (page) => {
    for (const path of ['/', '/careers', '/site_tour', '/projects', PACKAGE]) {
      await open(page, path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect.soft(await page.evaluate(cutTexts), path).toEqual([])
      const prices = (await page.evaluate(brokenWords)).filter((word) => word.startsWith('₦'))
      expect.soft(prices, path).toEqual([])
    }
    await open(page, '/projects')
    const order = page.getByRole('combobox', { name: 'Order', exact: true })
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      await order.scrollIntoViewIfNeeded()
      expect.soft(await order.evaluate(roomForText), `${width}`).toBeGreaterThanOrEqual(100)
      expect.soft(await order.evaluate(isCovered), `${width}`).toBe(false)
    }
  })
})

for (const width of [768, 1024]) {
  test(`at twice the size of text a screen of ${width} px is laid out as a phone's`, async ({ site }) => {
    await atTwiceTheText(site, { width, height: 1024 }, async (page) => {
      for (const path of ['/', '/resource_hub', '/projects/land', '/who_we_are', '/site_tour', PACKAGE]) {
        await open(page, path)
        const header = page.getByRole('banner')
        await expect.soft(header.getByRole('button', { name: 'Open menu' }), path).toBeVisible()
        await expect.soft(header.getByRole('navigation'), path).toBeHidden()
        expect.soft((await header.boundingBox())?.height, `${path}: one row`).toBe(136)
        expect.soft(await wholeWidth(page), path).toBe(width)
        expect.soft(await page.evaluate(cutTexts), path).toEqual([])
        expect.soft(await page.evaluate(brokenWords), path).toEqual([])
      }
      const name = page.getByRole('heading', { level: 1 })
      expect((await name.boundingBox())?.width, 'the panel stands below').toBe(width - 2 * 20)
      await open(page, '/resource_hub')
      const posts = page.getByRole('region', { name: 'Explore by categories.' }).getByRole('article')
      const lefts = await posts.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
      expect(lefts.length).toBeGreaterThan(1)
      expect(new Set(lefts), 'one column').toEqual(new Set([20]))
    })
  })
}

test('at twice the size of text icons stay in their frames', async ({ site }) => {
  await atTwiceTheText(site, { width: 768, height: 1024 }, async (page) => {
    const box = async (icon: Locator) => (await icon.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const isInside = async (icon: Locator, frame: Locator) => {
      const [inner, outer] = [await box(icon), await box(frame)]
      const isOn = (at: 'x' | 'y', size: 'width' | 'height') =>
        inner[size] > 0 && inner[at] >= outer[at] && inner[at] + inner[size] <= outer[at] + outer[size]
      return isOn('x', 'width') && isOn('y', 'height')
    }
    await open(page, '/resource_hub')
    const search = page.getByRole('search')
    const field = search.getByRole('searchbox')
    await expect.poll(() => isInside(search.locator('[class*=i-ph-]'), field)).toBe(true)
    await openWithHearts(page, '/projects/land')
    const heart = page.getByRole('button', { name: /to your shortlist$/ }).first()
    await expect.poll(() => isInside(heart.locator('[class*=i-ph-]'), heart.locator('> span'))).toBe(true)
    await open(page, '/site_tour')
    const step = page.locator('p', { hasText: 'Not chosen yet' })
    const { x, width } = await box(step.locator('[class*=i-ph-]'))
    expect(x + width).toBeLessThan((await box(step.locator('span').nth(1))).x)
  })
})

test('a tablet fetches the picture of a post in the width that it draws', async ({ browser, site }) => {
  const context = await browser.newContext({
    ...{ baseURL: site.origin, viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  })
  const page = await context.newPage()
  await open(page, '/resource_hub')
  const pictures = page.getByRole('region', { name: 'Explore by categories.' }).locator('article img')
  await pictures.first().scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.first().evaluate((img) => (img as HTMLImageElement).complete)).toBe(true)
  const times = await pictures
    .first()
    .evaluate((img) => (img as HTMLImageElement).naturalWidth / img.clientWidth)
  expect(times, 'told by sizes: naturalWidth is of CSS pixels').toBeLessThan(1.35)
  await context.close()
})

test('a portrait of a voice stands at the edge of its words', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/careers')
  const voice = page.getByRole('region', { name: 'In their words' }).getByRole('listitem').first()
  const left = async (part: string) => (await voice.locator(part).boundingBox())?.x
  expect(await left('figcaption img')).toBe(await left('blockquote'))
})

test('the menu of a tablet opens with its logo where the page has it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const logo = async (place: 'banner' | 'dialog') =>
    (await page.getByRole(place).locator('svg').first().boundingBox())?.x
  const before = await logo('banner')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.poll(() => logo('dialog')).toBe(before)
})

test('the header of the narrowest phone stays one row with what waits and what is saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openWithHearts(page, '/projects/land')
  const height = async () => (await page.getByRole('banner').boundingBox())?.height
  const before = await height()
  await page
    .getByRole('button', { name: /to your shortlist$/ })
    .first()
    .click()
  await putOnPhone(page, [waitingBooking(1, 'Ada'), waitingBooking(2, 'Bola')])
  await page.goto('/outbox')
  await interactive(page)
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(3)
  expect(await height()).toBe(before)
})
