/** Phones and lines at the edge: little memory and storage, a line that comes back, lists asked for with the page. */
import type { BrowserContext, Page } from '@playwright/test'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { badLine, SLOW_2G } from '../../harness/line/bad-line.ts'
import { drawn } from '../../harness/patience/drawn.ts'
import { watchMoves } from '../../harness/press/watch-moves.ts'
import { bookOffline, interactive, person, underWorker } from '../support/booking.ts'

const PHONE = { width: 360, height: 740 }
const MEGABYTE = 1_000_000
const MOST_MOVED = 0.04 // as in the bench, here with fonts that come three seconds after the words
/** Pictures are the first that a full phone gives up (`purgeOnQuotaError`). */
const MAY_GO = 'pictures'

const LISTS = [
  { path: '/resource_hub', read: /\/posts\?page=1&perPage=10$/ },
  { path: '/site_tour', read: /\/site_tours\/filter_schedules$/ },
  { path: '/projects/agro', read: /\/projects\/2$/ },
  { path: '/projects', read: /\/projects\/[123]$/, times: 3 },
]

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } })

  for (const { path, read, times = 1 } of LISTS) {
    test(`${path} asks for its list while React is still on the way, and once`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (read.test(request.url())) asked.push(request.url())
      })
      const release = await holdRequests(page, /\/assets\/core-/)
      await page.goto(path, { waitUntil: 'commit' })
      await expect.poll(() => asked.length).toBe(times)
      release()
      await interactive(page)
      await page.mouse.wheel(0, 400)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await page.waitForLoadState('networkidle') // what comes for a reader asks for none of them again
      expect(asked).toHaveLength(times)
    })
  }

  test('a list far below the first screen is drawn at the first scroll, and in place', async ({ page }) => {
    await page.goto('/projects/agro')
    await interactive(page)
    const cards = page.getByRole('main').getByRole('article')
    const section = page.locator('#projects')
    await page.evaluate(() => document.fonts.ready)
    const before = await section.evaluate((element) => element.getBoundingClientRect().top)
    await page.mouse.wheel(0, 200)
    await expect(cards.first()).toBeVisible()
    const moved = await section.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
    expect(Math.abs(moved - before)).toBeLessThan(2)
  })
})

for (const { sync, prepare } of [
  { sync: 'with Background Sync', prepare: () => Promise.resolve() },
  { sync: 'without Background Sync', prepare: withoutSync },
]) {
  test(`a booking made offline lands within five seconds of the line, ${sync}`, async ({
    page,
    context,
    site,
  }) => {
    await prepare(context)
    const who = person(`lands-${sync.replaceAll(' ', '-').toLowerCase()}`)
    await bookOffline(page, context, who)
    const backAt = Date.now()
    await context.setOffline(false)
    await expect
      .poll(async () => (await site.bookings()).some(({ email }) => email === who.email), {
        intervals: [100],
      })
      .toBe(true)
    console.log(`lands ${sync}: ${Date.now() - backAt} ms`)
  })
}

test('a phone with little memory and storage reads a whole visit without a reload, and keeps its caches', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await session.send('Emulation.setHardwareConcurrencyOverride', { hardwareConcurrency: 2 })
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { get: () => 1 }))
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto('/')
  await interactive(page)
  await underWorker(page)
  const kept = await cacheSizes(page)
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  // Room for little more than what is there: records and pictures of the visit do not all fit.
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: site.origin,
    quotaSize: usage + MEGABYTE / 2,
  })

  const visit = ['/projects/land', '/projects/package/101', '/resource_hub', '/site_tour', '/']
  for (const path of visit) {
    await page.goto(path)
    await interactive(page)
    await session.send('Memory.simulatePressureNotification', { level: 'critical' })
    await page.mouse.wheel(0, 1_500)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
  expect(loads, 'each address was loaded once').toBe(visit.length + 1)

  await page.context().setOffline(true)
  for (const path of visit) {
    await page.goto(path)
    await interactive(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const after = await cacheSizes(page)
  for (const [name, count] of Object.entries(kept)) {
    if (name === MAY_GO) continue
    expect(after[name] ?? 0, `the cache ${name} stays`).toBeGreaterThanOrEqual(count)
  }
})

test('on 2G the words come first, then the list, and nobody waits for a page that moves', async ({
  browser,
  site,
}) => {
  const line = await badLine(site.origin, SLOW_2G)
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchMoves)
    await page.goto(`${line.origin}/resource_hub`, { waitUntil: 'commit', timeout: 60_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await interactive(page)
    await expect(page.getByRole('region', { name: 'Editorial Pick' }).getByRole('article')).toBeVisible()
    await drawn(page)
    expect(await page.evaluate(() => window.moved)).toBeLessThan(MOST_MOVED)
  } finally {
    await context.close()
    await line.close()
  }
})

async function withoutSync(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
  })
}

/** How many answers each cache has, by its name. */
const cacheSizes = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const counts = await Promise.all(
      names.map(async (name) => [name, (await (await caches.open(name)).keys()).length] as const),
    )
    return Object.fromEntries(counts)
  })
