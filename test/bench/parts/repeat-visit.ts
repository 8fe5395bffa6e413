import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { PHONE, putWorkersToSleep, slowDown } from '../browser/phone.ts'
import type { Figure } from '../judge.ts'
import { median } from '../numbers.ts'
import { type CountingProxy, countingProxy } from '../sites/counting-proxy.ts'
import { MINIMAL_PATH, minimalSite } from '../sites/minimal-page.ts'

const REPEATS = 11
const WORKER_WAIT_MS = 45_000
const QUIET_MS = 2_000

/** The second visit with no network and a sleeping worker, compared with the smallest page that can do that. */
export async function repeatFigures(browser: Browser, origin: string, twin: string): Promise<Figure[]> {
  const minimal = await minimalSite(browser, twin)
  const own = await visited(browser, origin, '/')
  const least = await visited(browser, minimal.origin, MINIMAL_PATH)
  try {
    const bytes = await bytesBeforePaint(own)
    await own.proxy.close()
    await least.proxy.close()
    const ownTimes: number[] = []
    const leastTimes: number[] = []
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      leastTimes.push(await firstPaint(least))
      ownTimes.push(await firstPaint(own))
    }
    return [
      { limit: 'repeat', where: '/', value: median(ownTimes), reference: median(leastTimes) },
      { limit: 'repeatBytes', where: '/', value: bytes },
    ]
  } finally {
    await own.context.close()
    await least.context.close()
    await minimal.close()
  }
}

type Visited = { context: BrowserContext; address: string; page: Page; proxy: CountingProxy }

/** A first visit that ends with the worker in charge and everything kept. */
async function visited(browser: Browser, origin: string, path: string): Promise<Visited> {
  const proxy = await countingProxy(origin)
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const address = proxy.origin + path
  await page.goto(address)
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(state, { timeout: WORKER_WAIT_MS }).toBe('activated')
  await proxy.quiet(QUIET_MS)
  return { context, address, page, proxy }
}

/** Opens the address in a new tab with a sleeping worker, and returns the first contentful paint in ms. */
async function firstPaint({ context, address, page }: Visited): Promise<number> {
  await putWorkersToSleep(page)
  const tab = await context.newPage()
  await slowDown(tab)
  await tab.goto(address)
  const time = await paintTime(tab)
  await tab.close()
  return time
}

const paintTime = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint')
          if (first) resolve(first.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )

/** With a network, a repeat visit must not have waited for it: kB of what had ended before the paint. */
async function bytesBeforePaint({ context, address, page, proxy }: Visited): Promise<number> {
  await putWorkersToSleep(page)
  const before = proxy.fetched.length
  const tab = await context.newPage()
  await tab.goto(address)
  const painted = await paintTime(tab)
  const paintedAt = await tab.evaluate((time) => performance.timeOrigin + time, painted)
  await proxy.quiet(QUIET_MS)
  await tab.close()
  const fetched = proxy.fetched.slice(before).filter(({ endedAt }) => endedAt <= paintedAt)
  return fetched.reduce((total, { bytes }) => total + bytes, 0) / 1_000
}
