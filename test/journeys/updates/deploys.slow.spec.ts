/**
 * Rows R11 and R17 of the reliability scorecard: pages that outlive deploys, and a site whose worker is switched off.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { staticPaths } from '../../../contract/addresses/documents.ts'
import { recordRow } from '../../faults/report/record.ts'
import { startProxy } from '../../faults/rig/proxy.ts'
import { expect, listen, test } from '../../harness/journey.ts'
import { nextBuild } from '../../harness/next-build.ts'
import { startSite } from '../../harness/site.ts'
import {
  chooseTour,
  fillContact,
  interactive,
  laterParts,
  MONIYA,
  person,
  underWorker,
} from '../support/booking.ts'
import { builtTitle } from '../support/built-title.ts'

const REASON = 'I sell plots in Ibadan and speak Yoruba. '.repeat(8)

let root = ''
test.beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'adbond-deploys-'))
})
test.afterEach(() => rm(root, { recursive: true }))

const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content')

/** Counts loads of the page, and what goes wrong in it. */
function watch(page: Page) {
  const seen = { loads: 0, complaints: [] as string[] }
  page.on('load', () => {
    seen.loads += 1
  })
  listen(page, seen.complaints)
  return seen
}

/** Follows the links of the footer to every screen, as a person does: no page load. */
async function visitEveryScreen(page: Page): Promise<number> {
  let visited = 0
  for (const address of staticPaths) {
    const link = page.locator(`footer a[href="${address}"]`).first()
    if ((await link.count()) === 0) continue
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(page).toHaveURL(new RegExp(`${address === '/' ? '/' : address}$`))
    await expect(page, address).toHaveTitle(builtTitle(address)) // the screen before stands until the next one is there
    visited += 1
  }
  return visited
}

test('a worker that takes its place leaves alone what another application of this host has kept', async ({
  page,
  site,
}) => {
  const shop = `workbox-precache-v2-${site.origin}/shop/`
  await page.addInitScript((name) => void caches.open(name), shop)
  await page.goto(site.origin)
  await underWorker(page)
  expect(await page.evaluate(() => caches.keys())).toContain(shop)
})

test('R11 a tab left open over three deploys opens every screen, keeps what was typed, and is updated by one accepted reload', async ({
  browser,
}) => {
  const site = await startSite({ siteDir: await nextBuild(root, 'A') })

  // Without a worker every part comes from the server: only the kept ones of earlier builds can answer.
  const bare = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const bareSeen = watch(bare)
  await bare.goto(site.origin)
  await interactive(bare)

  const context = await browser.newContext()
  const page = await context.newPage()
  const seen = watch(page)
  await page.goto(`${site.origin}/virtual_team`)
  await interactive(page)
  await underWorker(page)
  await page.getByLabel('First name').fill('Adaeze')
  await page.getByLabel(/Why|reason/i).fill(REASON)

  for (const name of ['B', 'C', 'D']) await site.deploy(await nextBuild(root, name))

  const visitedBare = await visitEveryScreen(bare)
  expect(await buildOf(bare)).toBe('A')

  // The check that a return to the app makes. On the broken line it may have found an earlier one: the last one counts.
  await page.evaluate(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (registration.installing) await new Promise((resolve) => setTimeout(resolve, 20))
  })
  const card = page.getByText('A new version of this site is ready.')
  await expect(card).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Adaeze')
  expect(seen.loads).toBe(1)
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect.poll(() => buildOf(page)).toBe('D')
  await interactive(page)
  await expect(page.getByLabel('First name')).toHaveValue('Adaeze')
  await expect(page.getByLabel(/Why|reason/i)).toHaveValue(REASON)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Adaeze')
  const lost = REASON.length - (await page.getByLabel(/Why|reason/i).inputValue()).length
  const visited = await visitEveryScreen(page)
  const complaints = [...bareSeen.complaints, ...seen.complaints]
  const reloads = seen.loads - 1
  const ok = complaints.length === 0 && reloads === 1 && bareSeen.loads === 1 && lost === 0
  await recordRow({
    id: 'R11',
    what: 'A page left open survives three deploys',
    how: 'opened at build A with a form half filled; B, C, D deployed (every script renamed); all screens visited, with and without a worker; update accepted',
    figure: `${visitedBare + visited} screens opened, ${complaints.length} errors; ${reloads} reload, ${lost} characters lost`,
    target: '0 errors, at most 1 reload, 0 characters lost',
    ok,
  })
  expect(complaints).toEqual([])
  expect(visitedBare).toBeGreaterThanOrEqual(13)
  expect(visited).toBe(visitedBare)
  expect(ok).toBe(true)
  await context.close()
  await bare.context().close()
  await site.remove()
})

test('a version that is replaced by a later one before its turn hands the press on, and nothing typed is lost', async ({
  browser,
}) => {
  const site = await startSite({ siteDir: await nextBuild(root, 'A') })
  const line = await startProxy(site.origin)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${line.origin}/virtual_team`)
  await interactive(page)
  await underWorker(page)
  await page.getByLabel('First name').fill('Adaeze')
  const nextVersion = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const before = registration.waiting
      await registration.update()
      while (!registration.waiting || registration.waiting === before)
        await new Promise((resolve) => setTimeout(resolve, 20))
      return before?.state
    })
  await site.deploy(await nextBuild(root, 'B'))
  await nextVersion()
  await site.deploy(await nextBuild(root, 'C'))

  // The worker of A reads from a line that drips: until that ends, the browser gives its place to nobody.
  line.follow(({ path }) => (path.includes('held') ? { kind: 'slow', bytesPerSecond: 100 } : null))
  void page.evaluate(() => void fetch('/api/v2/projects?held=1').catch(() => undefined))
  await expect.poll(() => line.hits.some(({ path }) => path.includes('held'))).toBe(true)
  await page.getByRole('button', { name: 'Update now' }).click()
  expect(await nextVersion()).toBe('redundant')
  await line.down() // the read ends
  await line.up()
  await expect.poll(() => buildOf(page)).toBe('C')
  await interactive(page)
  await expect(page.getByLabel('First name')).toHaveValue('Adaeze')
  await context.close()
  await line.close()
  await site.remove()
})

test('R17 the kill switch removes the worker and its caches, and the three requests that wait are sent; then the worker comes back', async ({
  browser,
}) => {
  const site = await startSite({ siteDir: await nextBuild(root, 'A'), seats: 50 })
  const context = await browser.newContext()
  const page = await context.newPage()
  const seen = watch(page)
  await page.goto(`${site.origin}/site_tour`)
  await interactive(page)
  await underWorker(page)
  await chooseTour(page, MONIYA)
  await site.stop()
  const people = ['one', 'two', 'three'].map((name) => person(`kill-${name}`))
  for (const who of people) {
    await fillContact(page, who)
    await chooseTour(page, MONIYA)
    await page.getByRole('button', { name: 'Book Site Tour' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('')
  }

  await site.deploy(await nextBuild(root, 'killed', { isKilled: true }))
  await page.goto(`${site.origin}/faqs`)
  await interactive(page)
  const cachesLeft = () => page.evaluate(async () => (await caches.keys()).length)
  await expect.poll(cachesLeft).toBe(0)
  await expect
    .poll(async () => (await site.bookings()).map(({ email }) => email).sort())
    .toEqual(people.map(({ email }) => email).sort())
  await page.reload()
  expect(await buildOf(page)).toBe('killed')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await site.deploy(await nextBuild(root, 'back'))
  await page.goto(site.origin)
  await interactive(page)
  await underWorker(page)
  await expect.poll(cachesLeft).toBeGreaterThan(0)
  const rows = (await site.bookings()).length
  await recordRow({
    id: 'R17',
    what: 'Kill switch and rollback',
    how: 'three bookings wait; /sw.js becomes the kill switch; later the worker comes back',
    figure: `${rows} of ${people.length} delivered once, 0 caches left, worker back after one visit`,
    target: 'page works, queue kept',
    ok: rows === people.length && seen.complaints.length === 0,
  })
  expect(rows).toBe(people.length)
  expect(seen.complaints).toEqual([])
  await context.close()
  await site.remove()
})

test('where earlier builds were deleted, a missing part costs one reload and never a half-filled form', async ({
  browser,
}) => {
  const site = await startSite({ siteDir: await nextBuild(root, 'A') })
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${site.origin}/virtual_team`)
  await interactive(page)
  await laterParts(page)
  await page.waitForLoadState('networkidle')
  await rm(path.join(root, 'kept'), { recursive: true }) // a host that keeps nothing
  await site.deploy(await nextBuild(root, 'B'))
  await page.getByLabel('First name').fill('Adaeze')

  // A part that this screen has not loaded yet.
  await page.getByRole('button', { name: 'Data saver and meter' }).first().click()
  const card = page.getByText('A part of this page is missing')
  await expect(card).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Adaeze')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000))) // React tells a boundary within 300 ms
  await expect(card, 'it outlives the part that is missing').toBeVisible()
  expect(await buildOf(page)).toBe('A')

  await page.getByLabel('First name').fill('')
  await page
    .locator('footer a[href="/careers"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => buildOf(page)).toBe('B')
  await expect(page).toHaveURL(/\/careers$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
  await site.remove()
})
