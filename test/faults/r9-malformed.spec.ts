import { expect, test } from '@playwright/test'
import { startSite } from '../harness/site.ts'
import { interactive } from '../journeys/booking.ts'
import { mangled } from './mangle.ts'
import { startProxy } from './proxy.ts'
import { recordRow } from './record.ts'

const PAYLOADS = 2_000
const WORDS_MIN = 50
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
  const context = await browser.newContext({ serviceWorkers: 'block' })
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
  let page = await context.newPage()
  for (let load = 0; payloads < PAYLOADS; load += 1) {
    const path = PATHS[load % PATHS.length] ?? '/'
    if (load % 50 === 49) {
      await page.close() // one page for two thousand loads would measure its own memory
      page = await context.newPage()
    }
    const note = (error: Error) => uncaught.push(`${path} after ${payloads}: ${error.message}`)
    page.on('pageerror', note)
    await page.goto(proxy.origin + path)
    await interactive(page)
    await page.waitForLoadState('networkidle')
    const words = (await page.locator('#root').textContent())?.length ?? 0
    if (words < WORDS_MIN) blank.push(`${path} after ${payloads}`)
    await page.evaluate(() => indexedDB.deleteDatabase('adbond-reading'))
    page.off('pageerror', note)
  }
  await context.close()
  await proxy.close()
  await site.remove()
  const ok = blank.length + uncaught.length === 0
  await recordRow({
    id: 'R9',
    what: 'No answer of the API breaks a screen',
    how: `${payloads} answers of ${endpoints.size} endpoints, each damaged in one to five places, shown on ${PATHS.length} screens`,
    figure: `${blank.length} blank, ${uncaught.length} uncaught`,
    target: '0 blank, 0 uncaught',
    ok,
  })
  expect({ blank, uncaught }).toEqual({ blank: [], uncaught: [] })
})
