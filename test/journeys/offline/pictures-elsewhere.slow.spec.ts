/** Pictures of another host: kept if the host allows reading, and never lost online if it does not. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { startProxy } from '../../faults/rig/proxy.ts'
import { buildWith } from '../../harness/build-with.ts'
import { startPictureHost } from '../../harness/picture-host.ts'
import { startSite } from '../../harness/site.ts'
import { interactive, underWorker } from '../support/booking.ts'

const LIST = '/projects/land'

/** The list is read with its pictures on a host of their own; then both servers stop, and it is read again. */
async function readTwice(browser: Browser, isOpen: boolean) {
  const host = await startPictureHost(isOpen)
  const { siteDir } = await buildWith('pictures-elsewhere', { VITE_MEDIA_ORIGIN: host.origin })
  const site = await startSite({ siteDir })
  const proxy = await startProxy(site.origin)
  const onHost = (body: Buffer) => body.toString().replaceAll('"/media/', `"${host.origin}/media/`)
  proxy.follow(({ path: asked }) => (asked.startsWith('/api/') ? { kind: 'rewrite', body: onHost } : null))
  const context = await browser.newContext()
  const page = await context.newPage()
  const askedInPeace = async () => {
    await host.quiet()
    return host.asked()
  }
  await page.goto(`${proxy.origin}/faqs`)
  await interactive(page)
  await underWorker(page)
  await openList(page, proxy.origin)
  const online = { drawn: await drawn(page, host.origin), asked: await askedInPeace() }
  if (isOpen) await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([...online.asked]))
  await openList(page, proxy.origin)
  await drawn(page, host.origin)
  // Others may come on the screen only now.
  const later = (await askedInPeace()).slice(online.asked.length)
  const askedAgain = later.filter((path) => online.asked.includes(path)).length
  await expect.poll(() => kept(page).then((all) => all.length > 0)).toBe(isOpen)
  const keptOnPhone = await kept(page)
  await proxy.down()
  await host.close()
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  return {
    page,
    host: host.origin,
    online,
    askedAgain,
    keptOnPhone,
    origin: proxy.origin,
    end: async () => {
      await context.close()
      await site.remove()
    },
  }
}

async function openList(page: Page, origin: string): Promise<void> {
  await page.goto(origin + LIST)
  await interactive(page)
  await page.mouse.move(8, 8)
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
}

const first = (page: Page, host: string) => page.locator(`article img[src^="${host}"]`).first()

/** The width of the first picture of that host, once it is there. */
async function drawn(page: Page, host: string): Promise<number> {
  const width = () => first(page, host).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  return width()
}

/**
 * Pictures that were requested and failed, but are in the page all the same. Those below the screen are not requested
 * yet.
 */
const broken = (page: Page) =>
  page
    .locator('article img')
    .evaluateAll(
      (all: HTMLImageElement[]) =>
        all.filter((one) => one.complete && one.currentSrc && one.naturalWidth === 0).length,
    )

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const addresses = (await (await caches.open('pictures-elsewhere')).keys()).map(({ url }) => new URL(url))
    return addresses.map(({ pathname, search }) => pathname + search)
  })

const kept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pictures-elsewhere')
    const all = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    return all.flatMap((one) => (one?.headers.get('content-type') ? [one.type] : []))
  })

test('a host that allows reading: its pictures are there without any server, and none is opaque', async ({
  browser,
}) => {
  const { page, host, keptOnPhone, askedAgain, origin, end } = await readTwice(browser, true)
  expect(keptOnPhone.length).toBeGreaterThan(0)
  expect(keptOnPhone).not.toContain('opaque')
  expect(askedAgain, 'what is kept is not asked for again').toBe(0)
  await openList(page, origin)
  expect(await drawn(page, host)).toBeGreaterThan(0)
  await end()
})

test('a host that does not: every picture shows online, none is kept, and offline a drawing stands in its place', async ({
  browser,
}) => {
  const { page, online, askedAgain, keptOnPhone, origin, end } = await readTwice(browser, false)
  expect(online.drawn).toBeGreaterThan(0)
  expect(keptOnPhone).toEqual([])
  expect(askedAgain, 'a host that is known to forbid it is asked once for each picture').toBeLessThan(
    online.asked.length,
  )
  await openList(page, origin)
  await expect(page.getByRole('article').first().locator('svg[viewBox="0 0 320 200"]')).toBeVisible()
  await expect.poll(() => broken(page), 'no broken picture').toBe(0)
  await end()
})
