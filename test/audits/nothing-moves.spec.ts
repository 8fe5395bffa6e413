/** What a page finds on the phone, or does not find, appears in its reserved place: nothing moves. */
import type { Page } from '@playwright/test'
import { holdRequests } from '../harness/hold-requests.ts'
import { expect, test } from '../harness/journey.ts'
import { drawn } from '../harness/patience/drawn.ts'
import { settling } from '../harness/press/settled.ts'
import { watchMoves } from '../harness/press/watch-moves.ts'
import { interactive } from '../journeys/support/booking.ts'

declare global {
  interface Window {
    /** The height of a part, as its observer told it last, and the lowest one. */
    told: number
    lowest: number
    both: number
  }
}

const SCREENS = [
  { path: '/outbox', found: 'Nothing waits on this phone' },
  { path: '/offline', found: 'Nothing saved yet' },
  { path: '/shortlist', found: 'You follow no search yet' },
]

for (const { path, found } of SCREENS) {
  test(`${path} keeps the place of what it has to look for on the phone`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 1_600 }) // a shift outside the screen is not reported
    await page.addInitScript(watchMoves)
    await page.route('**/*.woff2', (route) => route.abort()) // a font that comes late can break lines elsewhere
    await page.goto(path)
    await expect(page.getByText(found)).toBeVisible()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await page.evaluate(() => window.moved)).toBeLessThan(0.01)
  })
}

test('fonts that come while somebody reads move nothing, and are on the next screen', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(watchMoves)
  const release = await holdRequests(page, /\.woff2$/)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000) // a busy machine may ask for the fonts when reading has begun
  await page.goto('/site_tour', { waitUntil: 'commit' })
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loading'))
  await page.clock.resume() // all of the time passes: an engine still takes an optional font in its first 100 ms
  await page.waitForFunction(() => [...document.fonts].some(({ display }) => display === 'optional'))
  await page.evaluate(() => {
    window.moved = 0
  })

  release()
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status !== 'loading'))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => window.moved)).toBe(0)
  expect(await fontOfTitle(page)).not.toContain('Bricolage')

  await interactive(page)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Own the land')
  await expect.poll(() => fontOfTitle(page)).toContain('Bricolage')
})

/** The font that the first heading is really drawn with. */
async function fontOfTitle(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
  await cdp.detach()
  return fonts.map(({ familyName }) => familyName).join()
}

for (const path of ['/projects', '/projects/land', '/site_tour']) {
  test(`${path} stands still while it is read from top to end and back`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(watchMoves)
    await page.route('**/*.woff2', (route) => route.abort())
    const settled = settling(page)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await settled() // a list that comes while its end is read pushes the footer away
    const end = () => page.evaluate(() => scrollY + innerHeight + 1 >= document.documentElement.scrollHeight)
    while (!(await end())) await page.mouse.wheel(0, 500)
    const resting = async () => {
      await drawn(page)
      return page.locator('[data-rests]').count()
    }
    await expect.poll(resting).toBeGreaterThan(0)
    for (let y = await page.evaluate(() => scrollY); y > 0; y -= 500) await page.mouse.wheel(0, -500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await drawn(page)

    expect(await page.evaluate(() => window.moved)).toBeLessThan(0.01)
  })
}

test('an accordion can move once the page answers, not when the whole stylesheet comes before', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const release = await holdRequests(page, /\/assets\/core-/)
  await page.goto('/faqs')
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1)
  const times = () =>
    page
      .locator('.accordion')
      .first()
      .evaluate((part) => [
        ...new Set(getComputedStyle(part, '::details-content').transitionDuration.split(', ')),
      ])
  expect(await times()).toEqual(['0s'])

  release()
  await expect.poll(times).toEqual(['0.35s'])
})

const TAKEN_OVER = [
  {
    what: 'the shelf of packages',
    path: '/',
    part: 'Find Your Perfect Package',
    late: /\/assets\/front-page-data-/,
  },
  {
    what: 'the shelf of another line',
    path: '/?scheduleTab=agro',
    part: 'Find Your Perfect Package',
    late: /\/assets\/front-page-data-/,
  },
  {
    what: 'the application form',
    path: '/virtual_team',
    part: 'Become Part of',
    late: /\/assets\/application-form-/,
  },
  { what: 'the picture of an unknown address', path: '/nothing-here', late: /\/assets\/error-scene-/ },
]

for (const { what, path, part, late } of TAKEN_OVER) {
  test(`${what} keeps its height while the page is taken over and its code is on the way`, async ({
    page,
  }) => {
    const release = await holdRequests(page, late)
    const asked = page.waitForRequest(late)
    await page.goto(path)
    const place = part ? page.getByRole('region', { name: part }) : page.getByRole('main')
    const kept = (await place.boundingBox())?.height ?? 0
    await place.evaluate((element) => {
      window.lowest = Number.POSITIVE_INFINITY
      new ResizeObserver(([entry]) => {
        window.told = entry?.borderBoxSize[0]?.blockSize ?? 0
        window.lowest = Math.min(window.lowest, window.told)
      }).observe(element)
    })
    await page.mouse.wheel(0, 100)
    await asked
    await interactive(page)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const answered = page.waitForResponse(late)
    release()
    await (await answered).finished()
    await expect(place.locator('[data-asleep]')).toHaveCount(0)
    if (part) await expect(place.locator('article, form').first()).toBeVisible()
    else await expect(place.locator('svg[viewBox="0 0 400 300"]')).toBeVisible()
    const untold = async () => {
      await drawn(page)
      const told = await page.evaluate(() => window.told)
      return Math.abs(told - ((await place.boundingBox())?.height ?? Number.NaN))
    }
    await expect.poll(untold, 'its last height is told').toBeLessThan(1)
    expect(await page.evaluate(() => window.lowest)).toBeGreaterThan(kept - 40)
  })
}

test('the text of an article takes the place of its skeleton in one step', async ({ page }) => {
  await page.addInitScript(() => {
    window.both = 0
    new MutationObserver(() => {
      const hasText = document.querySelector('article .prose h2') !== null
      if (hasText && document.querySelector('article .skeleton')) window.both += 1
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/resource_hub/how-to-verify-land-before-you-pay')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await page.evaluate(() => window.both)).toBe(0)
})

const PANELS = [
  { path: '/projects/package/101', has: 'no picture of its own' },
  { path: '/projects/package/108', has: 'the plan of its estate' },
  { path: '/projects/package/305', has: 'a view all around' },
]
const WIDTHS = [320, 360, 768, 1_024, 1_280, 1_440]

for (const { path, has } of PANELS) {
  test(`the panel of a package with ${has} has room for what a reader gets, at every width`, async ({
    page,
  }) => {
    const release = await holdRequests(page, READERS_PART)
    const asked = page.waitForRequest(READERS_PART)
    await page.goto(path)
    await interactive(page)
    await page.mouse.wheel(0, 300)
    await asked
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByRole('main').getByRole('button', { name: 'Save for offline' })).toBeVisible()
    const before = await heightsOfPanel(page)

    release()
    await expect(page.getByRole('button', { name: 'Show QR code' })).toBeVisible()
    expect(await heightsOfPanel(page)).toEqual(before)
  })
}

test('a slow press on Share is not lost when what a reader gets arrives under it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const release = await holdRequests(page, READERS_PART)
  const asked = page.waitForRequest(READERS_PART)
  await page.goto('/projects/package/101')
  await interactive(page)
  await page.mouse.wheel(0, 400)
  await asked
  const share = page
    .getByRole('region', { name: 'Price and payment plan' })
    .getByRole('button', { name: 'Share' })
  await share.evaluate((button) =>
    button.addEventListener('click', () => button.setAttribute('data-pressed', '')),
  )
  await share.hover()
  await page.mouse.down()
  release()
  await expect(page.getByRole('button', { name: 'Show QR code' })).toBeVisible()
  await page.mouse.up()
  await expect(share).toHaveAttribute('data-pressed')
})

const READERS_PART = /\/assets\/package-for-reader-/

async function heightsOfPanel(page: Page): Promise<string[]> {
  const heights: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 })
    const box = await page.getByRole('region', { name: 'Price and payment plan' }).boundingBox()
    heights.push(`${width}: ${Math.round(box?.height ?? 0)}`)
  }
  return heights
}
