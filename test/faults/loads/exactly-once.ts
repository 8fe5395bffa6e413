/** Row R2: many requests, many tabs, and everything that can go wrong, at random. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Site } from '../../harness/site.ts'
import { underWorker } from '../../journeys/support/booking.ts'
import { benchFiles, keptOn, openBench, submitOn } from '../rig/bench-page.ts'
import { type FaultProxy, startProxy } from '../rig/proxy.ts'
import { randomFault } from '../rig/random-fault.ts'
import { seeded } from '../rig/seeded.ts'
import { guest, offeredTours, type Tour } from './book.ts'
import { crashTab, killWorkers } from './crash.ts'
import type { Storm, StormReport } from './storm.ts'

/** Two tabs of the bench, which make requests, and three of the site: each of them and the worker may send. */
const SITE_TABS = ['/site_tour', '/outbox', '/']
const BENCH_TABS = 2

export async function runStorm(browser: Browser, site: Site, storm: Storm): Promise<StormReport> {
  const proxy = await startProxy(site.origin, await benchFiles())
  const context = await browser.newContext()
  try {
    return await inStorm({ context, proxy, storm, site })
  } finally {
    await context.close()
    await proxy.close()
  }
}

type Parts = {
  context: BrowserContext
  proxy: FaultProxy
  storm: Storm
  site: Site
}

async function inStorm({ context, proxy, storm, site }: Parts): Promise<StormReport> {
  const random = seeded(storm.seed)
  const pageErrors: string[] = []
  context.on('page', (page) => page.on('pageerror', ({ message }) => pageErrors.push(message)))
  const tours = recurrent(await offeredTours(site.origin))
  const tabs: Page[] = []
  const openTab = async (index: number) => {
    const page = await context.newPage()
    tabs[index] = page
    const path = SITE_TABS[index - BENCH_TABS]
    if (path === undefined) await openBench(page, proxy.origin).catch(() => false)
    else await page.goto(proxy.origin + path).catch(() => undefined)
  }
  const first = await context.newPage()
  await first.goto(proxy.origin)
  await underWorker(first)
  await first.close()
  for (let index = 0; index < BENCH_TABS + SITE_TABS.length; index += 1) await openTab(index)

  const prefix = `storm-${storm.seed}-`
  const waiting = Array.from({ length: storm.submissions }, (_, index) => prefix + index)
  const made = new Set<string>()
  const left = { workerKills: storm.workerKills, tabCrashes: storm.tabCrashes }
  let faults = 0

  /** A tab with the bench open; null while the line does not let one open. */
  const bench = async (): Promise<Page | null> => {
    const index = Math.floor(random() * BENCH_TABS)
    const page = tabs[index]
    if (!page) return null
    if (await page.evaluate(() => window.bench !== undefined).catch(() => false)) return page
    return (await openBench(page, proxy.origin).catch(() => false)) ? page : null
  }
  const submit = async (crashIn?: number) => {
    const label = waiting[0]
    const page = await bench()
    // The same words for the same label, however often they have to be typed again.
    const tour = tours[(storm.submissions - waiting.length) % tours.length]
    if (label === undefined || !page || !tour) return
    const stored = submitOn(page, label, guest(label, tour)).then(
      () => true,
      () => false, // the tab died; another one says whether it had stored it
    )
    if (crashIn !== undefined) {
      await Promise.race([stored, pause(crashIn)])
      await crashTab(page)
      await openTab(tabs.indexOf(page))
    }
    if (!(await stored)) {
      const other = await bench()
      if (!other || !(await keptOn(other)).some((entry) => entry.label === label)) return
    }
    made.add(label)
    waiting.shift()
  }

  await selfCheck()
  proxy.follow(({ method }) => {
    if (method !== 'POST' || random() > 0.6) return null
    faults += 1
    return randomFault(random, storm.silenceShare)
  })
  while (waiting.length > 0 || faults < storm.faults || left.workerKills > 0 || left.tabCrashes > 0) {
    const draw = random()
    if (draw < 0.45 && waiting.length > 0) await submit()
    else if (draw < 0.5 && left.tabCrashes > 0) {
      left.tabCrashes -= 1
      if (random() < 0.5 && waiting.length > 0) await submit(random() * 60)
      else await crashAny()
    } else if (draw < 0.6 && left.workerKills > 0) {
      left.workerKills -= 1
      await killWorkers(context, await anyTab())
    } else {
      faults += 1
      await toggle()
    }
    await pause(random() * 150)
  }

  proxy.follow(() => null)
  const healing = Date.now()
  await context.setOffline(true)
  await context.setOffline(false)
  const healer = await context.newPage()
  await expect.poll(() => openBench(healer, proxy.origin)).toBe(true)
  await until(async () => (await keptOn(healer)).every(({ state }) => state === 'delivered'), storm.healMs)
  const healedInMs = Date.now() - healing
  const kept = await keptOn(healer)
  const rows = (await site.bookings())
    .map(({ email }) => email.split('@')[0] ?? '')
    .filter((name) => name.startsWith(prefix))
  return {
    made: made.size,
    lost: [...made].filter((label) => !rows.includes(label)).length,
    duplicate: rows.length - new Set(rows).size,
    stuck: kept.filter(({ state, hasBody }) => state !== 'delivered' || hasBody).length,
    hits: proxy.posts().length,
    faults,
    healedInMs,
    pageErrors,
  }

  /** Checks the harness itself: offline, nothing may reach the server, whoever sends. */
  async function selfCheck(): Promise<void> {
    await context.setOffline(true)
    const before = proxy.posts().length
    await submit()
    await expect
      .poll(async () => (await keptOn(await anyTab())).map(({ state }) => state))
      .toEqual(['queued'])
    expect(proxy.posts().length, 'an offline POST reaches nobody').toBe(before)
    await context.setOffline(false)
  }

  async function anyTab(): Promise<Page> {
    const page = tabs[0]
    if (!page) throw new Error('No tab')
    return page
  }

  async function crashAny(): Promise<void> {
    const index = Math.floor(random() * tabs.length)
    const page = tabs[index]
    if (page) await crashTab(page)
    await openTab(index)
  }

  async function toggle(): Promise<void> {
    const isAdapter = random() < 0.5
    if (isAdapter) await context.setOffline(true)
    else await proxy.down()
    if (random() < 0.5 && waiting.length > 0) await submit()
    else await pause(random() * 400)
    if (isAdapter) await context.setOffline(false)
    else await proxy.up()
  }
}

/** Tours on several dates have the most seats; a storm that sells out would prove nothing. */
const recurrent = (tours: readonly Tour[]): Tour[] =>
  tours.filter(
    ({ siteTourScheduleId: id }) => tours.filter((tour) => tour.siteTourScheduleId === id).length > 1,
  )

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Waits for a condition; the caller counts what is not true by then. */
async function until(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<void> {
  const end = Date.now() + limitMs
  while (Date.now() < end && !(await isSo())) await pause(200)
}
