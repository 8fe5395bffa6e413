/** What a visitor of a host over HTTPS does, step by step; each step proves its result. */
import { type BrowserContext, expect, type Page, type Response } from '@playwright/test'
import { API_ORIGIN, ELSEWHERE, type HttpsSite, ORIGIN } from '../harness/https-site.ts'
import { FIRST_PICTURES_MS } from '../harness/patience/first-pictures.ts'
import { noteToasts } from '../harness/patience/note-toasts.ts'
import {
  chooseTour,
  fillContact,
  interactive,
  MONIYA,
  type Person,
  underWorker,
} from '../journeys/support/booking.ts'

export type Visit = HttpsSite & { context: BrowserContext; page: Page; home: string; answers: Response[] }

/** From an address as printed on a card, without its s, to an installed site. */
export async function arrive(visit: Visit, coding: string): Promise<void> {
  const { page, context, base, home, answers } = visit
  const first = await page.goto(`http://www.adbond.test${base}/services?from=card`)
  expect(first?.url()).toBe(`${home}/services?from=card`)
  expect([301, 308]).toContain((await first?.request().redirectedFrom()?.response())?.status())
  expect(first?.headers()['strict-transport-security']).toContain('max-age=')
  await interactive(page)
  await underWorker(page)
  await openByLink(page, base)
  const worker = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready
    return { scope, script: active?.scriptURL }
  })
  expect(worker).toEqual({ scope: `${home}/`, script: `${home}/sw.js` })

  const devTools = await context.newCDPSession(page)
  const manifest = await devTools.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({
    ...{ id: `${base}/`, scope: `${base}/`, start_url: `${base}/` },
  })
  const codings = (part: RegExp) =>
    answers
      .filter((answer) => part.test(answer.url()) && answer.status() === 200 && !answer.fromServiceWorker())
      .map((answer) => answer.headers()['content-encoding'])
  expect(new Set(codings(/\/services\?|\/assets\/.*\.js$/))).toEqual(new Set([coding]))
}

/** Every link of the frame stays in the folder of the site, and opens without a page load. */
async function openByLink(page: Page, base: string): Promise<void> {
  const own = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((href) => !href.startsWith(`${base}/`))).toEqual([])
  await page.locator(`a[href="${base}/"]`).first().click()
  await expect(page).toHaveURL(`${ORIGIN}${base}/`)
}

export async function missWhatIsNotThere({ page, home }: Visit): Promise<void> {
  const unknown = await page.goto(`${home}/nowhere`)
  expect(unknown?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asset = await page.evaluate(async (address) => {
    const answer = await fetch(address)
    return [answer.status, answer.headers.get('content-type')]
  }, `${home}/assets/core-gone1234.js`)
  expect(asset).toEqual([404, 'text/plain; charset=utf-8'])
}

export async function playTheFilm({ page, home, base }: Visit): Promise<void> {
  await page.goto(`${home}/who_we_are`)
  await interactive(page)
  const film = page.waitForResponse((answer) => answer.url().endsWith('.mp4'))
  await page.getByRole('button', { name: 'Play our video' }).click()
  const part = await film
  expect([part.status(), new URL(part.url()).pathname]).toEqual([
    206,
    `${base}/assets/films/estate-walk-v1.mp4`,
  ])
}

const firstPicture = (page: Page) => page.locator('main img').first()

const isDrawn = (page: Page) =>
  expect
    .poll(() => firstPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

export async function readTheCatalogue({ page, home }: Visit): Promise<void> {
  await page.goto(`${home}/projects/land`)
  await interactive(page)
  await expect(page.getByRole('article').first().getByRole('heading')).toBeVisible()
  await page.goto(`${home}/projects/package/101`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moniya Green 500')
  await isDrawn(page)
}

/** With pictures of two other origins, of which only whole ones exist. */
export async function keepPack({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: /Save for offline/ }).click()
  await page.getByRole('button', { name: /^Save [\d.]+ MB$/ }).click()
  await expect(page.getByText('Saved for offline')).toBeVisible({ timeout: FIRST_PICTURES_MS })
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('packs')
    return (await cache.keys()).map(({ url }) => url)
  })
  expect(kept).toContain(ELSEWHERE)
  expect(kept.filter((url) => url.startsWith(`${API_ORIGIN}/media/`)).length).toBeGreaterThan(3)
  expect(kept.filter((url) => url.includes('?w='))).toEqual([])
  // All other copies of the pictures are gone: only the pack can answer.
  await page.evaluate(async () => {
    for (const name of ['pictures', 'pictures-elsewhere']) await caches.delete(name)
  })
}

export async function readOffline({ page, context, home }: Visit, isPacked: boolean): Promise<void> {
  await context.setOffline(true)
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await page.goto(`${home}/projects/package/101`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moniya Green 500')
  await isDrawn(page)
  if (isPacked) {
    // In the slides of a phone, which need Swiper; a desktop's pictures are in the page too.
    const picture = page.locator(`.swiper-slide img[src="${ELSEWHERE}"]`)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await page.goto(`${home}/projects/land`)
  await interactive(page)
  await expect(page.getByRole('article').first().getByRole('heading')).toBeVisible()
  // Never visited: the worker has every page of the build, and the frame of pages that nobody has read.
  await page.goto(`${home}/careers`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${home}/resource_hub/never-seen`)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await context.setOffline(false)
}

export async function bookOffline(visit: Visit, who: Person): Promise<void> {
  const { page, context, home, site } = visit
  const rows = async () => (await site.bookings()).filter(({ email }) => email === who.email).length
  const toasted = await noteToasts(page)
  await page.goto(`${home}/site_tour`)
  await interactive(page)
  await chooseTour(page, MONIYA)
  await context.setOffline(true)
  await page.reload()
  await interactive(page)
  await fillContact(page, who)
  await chooseTour(page, MONIYA)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect(
    page.getByText('Saved on this phone. We will send it when you are back online.').first(),
  ).toBeVisible()
  expect(await rows()).toBe(0)
  await context.setOffline(false)
  await toasted('Successful!, Thank You for Booking!')
  await expect.poll(rows).toBe(1)
  await page.goto(`${home}/outbox`)
  await expect(page.getByText('Moniya Green 500').first()).toBeVisible()
  expect(await rows()).toBe(1)
}
