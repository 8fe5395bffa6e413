import type { Browser, CDPSession, Page } from '@playwright/test'
import { API_PREFIX } from '#contract/api-prefix.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { sampleContent } from '../../../api/db/sample-content.ts'
import { startSite } from '../../harness/site.ts'
import { longestTaskDuring } from '../browser/longest-task.ts'
import { PHONE, slowDown } from '../browser/phone.ts'
import type { Figure } from '../judge.ts'
import { scaleContent } from '../sites/scale-content.ts'

export const SCALE_HEAD = [
  'screen',
  'visit',
  'longest task',
  'first card',
  'API on the wire',
  'nodes',
  'heap',
  'IndexedDB',
  'caches',
]

type Screen = { path: string; card: string; use?: (page: Page) => Promise<void> }

const SCREENS: Screen[] = [
  { path: sitePaths.frontPage, card: 'main article h3' },
  { path: sitePaths.find, card: 'main li article', use: search },
  { path: sitePaths.projects('land'), card: 'main article h3' },
  { path: sitePaths.projects('agro'), card: 'main article h3' },
  { path: sitePaths.projects('home'), card: 'main article h3' },
  { path: sitePaths.siteTour, card: 'main article h3' },
  { path: sitePaths.resourceHub, card: 'main article h3' },
  { path: sitePaths.shortlist, card: 'main article h3, main h1' },
]
const CARD_WAIT_MS = 60_000
const STILL_MS = 1_500

export type Scale = { figures: Figure[]; rows: string[][] }

/** What a phone does with 5,000 packages, 1,000 tours and 2,000 posts: the first visit of each screen, then another. */
export async function scaleFigures(
  browser: Browser,
  only?: readonly string[],
  siteDir = 'dist',
): Promise<Scale> {
  const site = await startSite({ content: scaleContent(sampleContent), siteDir })
  const scale: Scale = { figures: [], rows: [] }
  const context = await browser.newContext(PHONE)
  try {
    for (const screen of SCREENS.filter(({ path }) => only?.includes(path) ?? true)) {
      for (const visit of ['first', 'again']) {
        const page = await context.newPage()
        const seen = await look(browser, page, { ...screen, origin: site.origin })
        const { task, card, wire, nodes, heap, kept, caches } = seen
        const where = `${screen.path}, ${visit} visit`
        scale.figures.push(
          { limit: 'scaleTask', where, value: task },
          { limit: 'scaleNodes', where, value: nodes },
          { limit: 'scaleHeap', where, value: heap / 1e3 },
          { limit: 'scaleStorage', where, value: (kept + caches) / 1e3 },
        )
        const cells = [
          ...[screen.path, visit, `${Math.round(task)} ms`, `${Math.round(card)} ms`],
          ...[kilo(wire), String(nodes), kilo(heap), kilo(kept), kilo(caches)],
        ]
        console.log(cells.join(' | '))
        scale.rows.push(cells)
        await page.close()
      }
    }
    return scale
  } finally {
    await context.close()
    await site.remove()
  }
}

const kilo = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-NG')} kB`

async function look(browser: Browser, page: Page, { origin, path, card, use }: Screen & { origin: string }) {
  const session = await page.context().newCDPSession(page)
  const wire = await countApiBytes(session)
  await slowDown(page)
  let firstCard = Number.NaN
  const task = await longestTaskDuring(browser, page, async () => {
    const started = performance.now()
    await page.goto(origin + path)
    await page.locator(card).first().waitFor({ timeout: CARD_WAIT_MS })
    firstCard = performance.now() - started
    await becomeStill(page)
    await use?.(page)
    await becomeStill(page)
  })
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const storage = await page.evaluate(async () => {
    const { usageDetails = {} } = (await navigator.storage.estimate()) as {
      usageDetails?: Record<string, number>
    }
    return usageDetails
  })
  await session.send('HeapProfiler.collectGarbage')
  const heap = await page.evaluate(() => Reflect.get(performance, 'memory').usedJSHeapSize as number)
  return {
    task,
    card: firstCard,
    wire: wire(),
    nodes,
    heap,
    kept: storage.indexedDB ?? Number.NaN,
    caches: storage.caches ?? Number.NaN,
  }
}

async function countApiBytes(session: CDPSession): Promise<() => number> {
  const asked = new Set<string>()
  let bytes = 0
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes(API_PREFIX)) asked.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

/** No request and no change of the page for a while. */
async function becomeStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    (still) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect()
          requestIdleCallback(() => resolve(), { timeout: 1_000 })
        }
        let timer = setTimeout(end, still)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, still)
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
    STILL_MS,
  )
}

/** Types a word, takes a filter, and asks twice for more. */
async function search(page: Page): Promise<void> {
  await page.getByRole('searchbox').pressSequentially('moniya', { delay: 80 })
  await becomeStill(page)
  await page.getByRole('button', { name: 'Installments' }).click()
  for (let press = 0; press < 2; press += 1) {
    const more = page.getByRole('button', { name: /^Show \d+ more/ })
    if ((await more.count()) === 0) return
    await more.scrollIntoViewIfNeeded()
    await more.click()
    await becomeStill(page)
  }
}
