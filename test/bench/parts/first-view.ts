/**
 * What one address costs at the first visit, without the worker: everything that went over the line until all was
 * quiet.
 */
import type { Browser, Page } from '@playwright/test'
import { PHONE } from '../browser/phone.ts'
import { countingProxy, type Fetched } from '../sites/counting-proxy.ts'

const QUIET_MS = 1_500
const INTERACTIVE_WAIT_MS = 20_000

export type FirstView = {
  fetched: Fetched[]
  /** What had arrived when React answered; everything on sites that do not report that. */
  untilInteractive: Fetched[]
  /** The same, plus what a reader who stays gets. */
  afterTouch: Fetched[]
  thirdParty: number
  blocking: number
  hero: number
  cards: number[]
}

export async function firstView(browser: Browser, origin: string, path: string): Promise<FirstView> {
  const proxy = await countingProxy(origin)
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    let thirdParty = 0
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(proxy.origin)) thirdParty += 1
    })
    await noteWhenInteractive(page)
    await page.goto(proxy.origin + path)
    const isOurs = (await page.locator('script[src*="/assets/boot-"]').count()) > 0
    if (isOurs) await page.locator('html[data-state=interactive]').waitFor({ timeout: INTERACTIVE_WAIT_MS })
    const neededAddresses = new Set(await addressesUntilInteractive(page))
    await proxy.quiet(QUIET_MS)
    const fetched = [...proxy.fetched]
    const { blocking, largest } = await paints(page)
    const cards = await cardPictures(page)
    await page.mouse.move(1, 1) // a page that is too short to scroll has a reader too
    await proxy.quiet(QUIET_MS)
    const bodyOf = (url: string) =>
      proxy.fetched.find((entry) => url === proxy.origin + entry.path)?.body ?? Number.NaN
    return {
      fetched,
      untilInteractive: isOurs
        ? fetched.filter((entry) => neededAddresses.has(proxy.origin + entry.path))
        : fetched,
      afterTouch: [...proxy.fetched],
      thirdParty,
      blocking,
      hero: largest ? bodyOf(largest) : 0,
      cards: cards.map(bodyOf).filter((bytes) => bytes > 0),
    }
  } finally {
    await context.close()
    await proxy.close()
  }
}

/** `src/startup/boot/boot.ts` says so on the root element. */
const noteWhenInteractive = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement?.dataset.state !== 'interactive') return
      performance.mark('interactive')
    }).observe(document, { subtree: true, attributeFilter: ['data-state'] })
  })

const addressesUntilInteractive = (page: Page) =>
  page.evaluate(() => {
    const until = performance.getEntriesByName('interactive')[0]?.startTime ?? Number.POSITIVE_INFINITY
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return resources.filter(({ responseEnd }) => responseEnd <= until).map(({ name }) => name)
  })

type LargestPaint = PerformanceEntry & { url?: string }
type Resource = PerformanceResourceTiming & { renderBlockingStatus?: string }

/** The picture of the largest paint, if it was one, and the requests that delayed the first paint. */
const paints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ blocking: number; largest: string }>((resolve) => {
        const resources = performance.getEntriesByType('resource') as Resource[]
        const blocking = resources.filter((entry) => entry.renderBlockingStatus === 'blocking').length
        new PerformanceObserver((list) => {
          resolve({ blocking, largest: (list.getEntries().at(-1) as LargestPaint).url ?? '' })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

/** Addresses of the cards' pictures, once the whole page has been on the screen. */
async function cardPictures(page: Page): Promise<string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < Math.min(height, 20_000); top += 700) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  return page
    .locator('article img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc).filter(Boolean))
}
