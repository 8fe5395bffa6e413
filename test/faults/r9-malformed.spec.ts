import { type ConsoleMessage, expect, test } from '@playwright/test'
import { errorCopy } from '../../src/app/error-copy.ts'
import { startSite } from '../harness/site.ts'
import { interactive } from '../journeys/support/booking.ts'
import { recordRow } from './report/record.ts'
import { mangled } from './rig/mangle.ts'
import { startProxy } from './rig/proxy.ts'

const PAYLOADS = 2_000
const WORDS_MIN = 50
const LANES = 4 // phones side by side: most of the time is waiting
/** What the site says of an answer that it could not use, and the browser of one that is a refusal. */
const OF_THE_ANSWER = /^Adbond: .+ failed \(|^Failed to load resource: /
const PATHS = [
  '/',
  '/projects/land',
  '/projects/agro',
  '/projects/home',
  '/projects/package/101',
  '/site_tour?type=land&project=4&package=101',
  '/resource_hub',
  '/resource_hub?type=blog&category=land',
  '/resource_hub/farming-seasons-by-zone',
]

test('R9 whatever the API answers, every screen stands', async ({ browser }) => {
  const site = await startSite()
  const proxy = await startProxy(site.origin)
  let payloads = 0
  const endpoints = new Set<string>()
  proxy.follow(({ method, path }) => {
    if (method !== 'GET' || !path.startsWith('/api/')) return null
    payloads += 1
    endpoints.add(path.replace(/\?.*|\/[^/]*\d[^/]*$/g, ''))
    const seed = payloads
    return { kind: 'rewrite', body: (original) => mangled(original, seed) }
  })
  const blank: string[] = []
  const uncaught: string[] = []
  /** By the boundary of a part, which then shows nothing or the screen of a fault. */
  const caught: string[] = []
  let loads = 0
  const lane = async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    while (payloads < PAYLOADS) {
      const page = await context.newPage() // one page for hundreds of loads would measure its own memory
      for (let load = 0; load < PATHS.length && payloads < PAYLOADS; load += 1) {
        const path = PATHS[loads % PATHS.length] ?? '/'
        loads += 1
        const note = (error: Error) => uncaught.push(`${path} after ${payloads}: ${error.message}`)
        const noteCaught = (message: ConsoleMessage) => {
          if (message.type() === 'error' && !OF_THE_ANSWER.test(message.text()))
            caught.push(`${path} after ${payloads}: ${message.text()}`)
        }
        page.on('pageerror', note)
        page.on('console', noteCaught)
        await page.goto(proxy.origin + path)
        await interactive(page)
        await page.mouse.move(8, 8) // a reader who stays gets the lists further down, too
        await page.waitForLoadState('networkidle')
        const main = page.getByRole('main')
        // A read that failed is asked once more, a second later: until then the screen says that it loads.
        const hasWords = async () => ((await main.textContent())?.length ?? 0) >= WORDS_MIN
        const isBlank = await expect
          .poll(hasWords, { timeout: 30_000 })
          .toBe(true)
          .then(
            () => false,
            () => true,
          )
        const hasGivenUp = (await main.getByText(errorCopy.fault.title).count()) > 0
        if (isBlank || hasGivenUp) blank.push(`${path} after ${payloads}`)
        await page.evaluate(() => indexedDB.deleteDatabase('adbond-reading'))
        page.off('pageerror', note)
        page.off('console', noteCaught)
      }
      await page.close()
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  await proxy.close()
  await site.remove()
  const ok = blank.length + uncaught.length + caught.length === 0
  await recordRow({
    id: 'R9',
    what: 'No answer of the API breaks a screen',
    how: `${payloads} answers of ${endpoints.size} endpoints, each damaged in one to five places, shown on ${PATHS.length} screens in ${loads} loads`,
    figure: `${blank.length} blank or given up, ${uncaught.length} uncaught, ${caught.length} caught`,
    target: '0, 0, 0',
    ok,
  })
  expect({ blank, uncaught, caught }).toEqual({ blank: [], uncaught: [], caught: [] })
})
