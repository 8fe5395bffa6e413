/** Opens every screen while the API is in trouble, and watches what they say. */
import type { Browser, BrowserContext } from '@playwright/test'
import { forgetReads } from '../../harness/forget-reads.ts'
import { interactive, underWorker } from '../../journeys/support/booking.ts'
import { inPool } from '../loads/book.ts'
import {
  expectedWords,
  FAULT_OF,
  firstTruth,
  LIES,
  noneLoads,
  openListening,
  type Screen,
  saidBy,
  type Trouble,
} from '../loads/truths.ts'
import type { FaultProxy } from './proxy.ts'

export type Watch = {
  /** Where the pages are, and the line to the API; the same for a site with its API. */
  origin: string
  api: FaultProxy
  screens: readonly Screen[]
  trouble: Trouble
  /** Whether every screen was read before. */
  isSaved: boolean
  /** How long they are watched once each has said the truth (ms). */
  watchMs: number
}

export type Heard = { name: string; firstMs: number; changes: string[]; lies: string[] }

/** How many phones install the site, or open their screen, together: eleven on two cores only measured the cores. */
const AT_ONCE = 2

export async function watchTruths(browser: Browser, watch: Watch): Promise<Heard[]> {
  const { origin, api, screens, trouble, isSaved, watchMs } = watch
  const met = { trouble, isSaved, isSameOrigin: origin === api.origin }
  // A phone for each: requests that nobody answers take up the few connections that a browser has for one host.
  const phones = await inPool(
    AT_ONCE,
    screens.map((screen) => async () => ({ screen, context: await phoneWith(browser, watch, screen) })),
  )
  try {
    api.follow(({ path }) => (path.startsWith('/api/') ? FAULT_OF[trouble] : null))
    const opened = await inPool(
      AT_ONCE,
      phones.map(({ screen, context }) => async () => {
        const page = await openListening(context, origin + screen.path, screen)
        return { screen, page, firstMs: await firstTruth(page, expectedWords(screen, met)) }
      }),
    )
    await Promise.all(opened.map(({ page }) => noneLoads(page)))
    const before = await Promise.all(opened.map(({ page }) => saidBy(page)))
    await opened[0]?.page.waitForTimeout(watchMs) // the time that is measured, not a wait for something
    return await Promise.all(
      opened.map(async ({ screen: { name }, page, firstMs }, place) => {
        const all = (await saidBy(page)).map(({ words }) => words)
        const changes = all.slice(before[place]?.length ?? 0)
        return { name, firstMs, changes, lies: all.filter((words) => LIES.test(words)) }
      }),
    )
  } finally {
    api.follow(() => null)
    for (const { context } of phones) await context.close()
  }
}

/** Installed; reads this screen once if it is to be saved. */
async function phoneWith(
  browser: Browser,
  { origin, isSaved }: Watch,
  screen: Screen,
): Promise<BrowserContext> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/faqs`)
  await interactive(page)
  await underWorker(page)
  await page.close()
  if (isSaved) await readOnce(context, origin, screen)
  return context
}

async function readOnce(context: BrowserContext, origin: string, { path, act }: Screen): Promise<void> {
  const page = await context.newPage()
  await page.goto(origin + path)
  await interactive(page)
  await page.mouse.move(8, 8)
  await act?.(page)
  await page.waitForLoadState('networkidle')
  // The page does not refresh its own copy that is younger than a minute (spec §9), so it would meet no trouble.
  await page.goto(`${origin}/robots.txt`)
  await forgetReads(page)
  await page.close()
}
