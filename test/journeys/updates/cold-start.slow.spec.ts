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

/** Nobody pressed anything, and no page is open. The worker of A is busy until it has asked that of B to take over. */
async function leaveWithNewVersion(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto(site.origin)
  await interactive(page)
  await underWorker(page)
  await busyWorker(page)
  await site.deploy(await nextBuild(root, 'B'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(READY)).toBeVisible()
  await page.close()
  await nobodyLeft(context)
}

/** Opens a page, and notes of each document that it gets whether that asks to come again at once. */
async function comeBack(context: BrowserContext) {
  const page = await context.newPage()
  const seen = { refresh: [] as (string | undefined)[], complaints: [] as string[] }
  listen(page, seen.complaints)
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) seen.refresh.push(answer.headers().refresh)
  })
  await page.goto(`${site.origin}/faqs`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await interactive(page)
  return { page, seen }
}

test('a version that waits takes over on a cold start, quietly', async ({ browser }) => {
  const context = await browser.newContext()
  await leaveWithNewVersion(context)
  const { page, seen } = await comeBack(context)
  await expect(buildOf(page)).toHaveAttribute('content', 'B')
  expect(seen.refresh, 'the empty page, then that of the new version').toEqual(['0', undefined])

  await laterParts(page)
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
