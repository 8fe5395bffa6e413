/**
 * FM-30: the old worker is still busy when the last page closes, so Chromium gives its place to nobody. What happens at
 * the next page load is the site's own doing.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, listen, test } from '../../harness/journey.ts'
import { nextBuild } from '../../harness/next-build.ts'
import { type Site, startSite } from '../../harness/site.ts'
import { interactive, laterParts, nobodyLeft, underWorker } from '../support/booking.ts'
import { builtTitle } from '../support/built-title.ts'
import { busyWorker } from '../support/busy-worker.ts'

const READY = 'A new version of this site is ready.'

let root = ''
let site: Site
test.beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'adbond-cold-start-'))
  site = await startSite({ siteDir: await nextBuild(root, 'A') })
})
test.afterEach(async () => {
  await site.remove()
  await rm(root, { recursive: true })
})

const buildOf = (page: Page) => page.locator('meta[name=build]')

/** Nobody pressed anything, and no page is open. The worker of A is busy. */
async function leaveWithNewVersion(context: BrowserContext, until: { untilPage: boolean }) {
  const page = await context.newPage()
  await page.goto(site.origin)
  await interactive(page)
  await underWorker(page)
  const work = await busyWorker(page, until)
  await site.deploy(await nextBuild(root, 'B'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(READY)).toBeVisible()
  await page.close()
  await nobodyLeft(context)
  return work
}

/** Opens a page, and notes of each document that it gets after how many seconds that would come again. */
async function comeBack(context: BrowserContext) {
  const page = await context.newPage()
  const seen = { refresh: [] as (string | undefined)[], complaints: [] as string[] }
  listen(page, seen.complaints)
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) seen.refresh.push(answer.headers().refresh)
  })
  await page.goto(`${site.origin}/faqs`, { waitUntil: 'commit' })
  await interactive(page)
  await laterParts(page)
  return { page, seen }
}

test('a version that waits takes over on a cold start, quietly', async ({ browser }) => {
  const context = await browser.newContext()
  await leaveWithNewVersion(context, { untilPage: true })
  const { page, seen } = await comeBack(context)
  await expect(buildOf(page)).toHaveAttribute('content', 'B')
  expect(seen.refresh, 'the empty page, then that of the new version').toEqual(['3', undefined])

  const next = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    return [registration.installing, registration.waiting]
  })
  expect(next, 'no other version comes').toEqual([null, null])
  await expect(page.getByText(READY)).toBeHidden()
  expect(seen.complaints).toEqual([])
  await context.close()
})

test('a version that gets its place only when the old one has opened a page leaves that page its files', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const { endWork } = await leaveWithNewVersion(context, { untilPage: false })
  const { page, seen } = await comeBack(context)
  await expect(buildOf(page)).toHaveAttribute('content', 'A')
  await endWork()
  await page.evaluate(async () => {
    const { active, waiting } = await navigator.serviceWorker.ready
    const next = waiting ?? active
    await new Promise<void>((done) => {
      const look = () => next?.state === 'activated' && done()
      next?.addEventListener('statechange', look)
      look()
    })
  })

  await site.stop()
  await context.setOffline(true)
  for (const address of ['/services', '/careers']) {
    const link = page.locator(`footer a[href="${address}"]`).first()
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page, address).toHaveTitle(builtTitle(address))
  }
  await expect(buildOf(page)).toHaveAttribute('content', 'A')
  expect(seen.refresh, 'the empty page, then that of the old version').toEqual(['3', undefined])
  expect(seen.complaints).toEqual([])
  await context.close()
})
