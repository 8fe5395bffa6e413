/** Following a search (decision 144): told at the next visit, by the phone itself, or in the list; each time once. */
import type { Page, Worker } from '@playwright/test'
import { FOLLOWED_DATABASE, FOLLOWED_TABLE } from '../../../contract/kept-names.ts'
import { axeEverywhere } from '../../harness/axe.ts'
import { expect, test } from '../../harness/journey.ts'
import { drawn } from '../../harness/patience/drawn.ts'
import { interactive, nobodyLeft, underWorker } from '../support/booking.ts'
import { changeableSite } from '../support/changeable-site.ts'
import { registrationOf, shownNotices } from '../support/notices.ts'

const SEARCH = '/projects?max=3000000'
const MONIYA = 101
const CARD = 'New in what you follow'
const DAY_MS = 24 * 60 * 60_000

let site: Awaited<ReturnType<typeof changeableSite>>
test.beforeEach(async () => {
  site = await changeableSite()
})
test.afterEach(() => site.remove())

/** Looks of the phone at what is followed. */
const looks = () => site.reads.filter((path) => path.startsWith('/api/v2/site_tours')).length

/** When the phone's last look ended (ms since 1970); 0 while there is news that nobody was told. */
const lookedAt = (where: Pick<Worker, 'evaluate'>): Promise<number> =>
  where.evaluate(
    ([database, table]) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(database)
        opening.onsuccess = () => {
          const reading = opening.result.transaction(table).objectStore(table).getAll()
          reading.onsuccess = () => {
            opening.result.close()
            const [{ isTold, news, lookedAt }] = reading.result
            resolve(isTold || news.length === 0 ? lookedAt : 0)
          }
        }
      }),
    [FOLLOWED_DATABASE, FOLLOWED_TABLE] as const,
  )

/** Opens the search, with its lists read by the worker, and follows it. */
async function follow(page: Page, says: RegExp): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(site.origin + SEARCH)
  await interactive(page)
  await underWorker(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Moniya Green 500' })).toBeVisible()
  await expect(page.getByText(/of 36 packages$/)).toBeVisible() // the lists of all lines are whole
  await expect(page.getByText('Looking for tours')).toHaveCount(0) // else the phone looks at once
  await page.getByRole('button', { name: 'Follow this search' }).click()
  await expect(page.getByText(says)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible()
}

/** The same phone on the next day, with somebody who stays. Yesterday's page does not see the clock jump: it would look. */
async function nextDay(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.clock.setSystemTime(Date.now() + DAY_MS)
  await page.goto(site.origin + path)
  await interactive(page)
  await page.keyboard.press('Shift')
}

test('what is new in a followed search is told at the next visit, once, and listed where it is opened', async ({
  page,
}) => {
  await follow(page, /^Followed\. What is new is told here at your next visit/)
  expect(await page.evaluate(() => Notification.permission)).not.toBe('granted')
  expect(await axeEverywhere(page, 'a followed search')).toEqual([])
  await site.change(MONIYA, { amount: 2_000_000 })

  await nextDay(page, '/faqs')
  const card = page.getByRole('status').filter({ hasText: CARD })
  await expect(card).toContainText('Moniya Green 500: ₦400,000 less')
  const before = await lookedAt(page)
  await nextDay(page, '/careers')
  await expect.poll(() => lookedAt(page)).toBeGreaterThan(before)
  await drawn(page)
  expect(await page.getByText(CARD).count()).toBe(0)

  await page.goto(`${site.origin}/shortlist#followed`)
  const list = page.getByRole('region', { name: 'Searches you follow' })
  await expect(list.getByText('1 new')).toBeVisible()
  await expect(page.getByText(CARD)).toHaveCount(0)
  expect(await axeEverywhere(page, 'the list of followed searches')).toEqual([])
  await list.getByRole('link', { name: 'Up to ₦3m' }).click()
  await expect(page).toHaveURL(site.origin + SEARCH)
  const news = page.getByRole('region', { name: 'New in this search since your last look' })
  await expect(news.getByRole('listitem')).toHaveText('Moniya Green 500₦400,000 less')
  expect(await axeEverywhere(page, 'what is new')).toEqual([])
  await news.getByRole('link', { name: 'Moniya Green 500' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moniya Green 500')
  await page.goBack()
  await expect(news).toBeVisible()

  await page.getByRole('link', { name: 'All you follow (1)' }).click()
  await expect(list.getByText('1 new')).toHaveCount(0)
  await list.getByRole('button', { name: /^Stop following ?: Up to ₦3m$/ }).click()
  await expect(list.getByText('You follow no search yet.')).toBeVisible()
  await expect(list.getByRole('heading', { name: 'Searches you follow' })).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('adbond-follows'))).toBeNull()
})

test('with the site closed, the phone itself says once what is new', async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: site.origin })
  await follow(page, /^Followed\./)
  await page.goto('about:blank')
  await nobodyLeft(context)
  const devtools = await context.newCDPSession(page)
  const shown = await shownNotices(devtools)
  const registrationId = await registrationOf(devtools, site.origin)
  const inWorker = () =>
    Promise.all(context.serviceWorkers().map((worker) => lookedAt(worker).catch(() => 0))) // one may have just ended
  const look = async () => {
    const asked = Date.now()
    await devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', {
      origin: site.origin,
      registrationId,
      tag: 'adbond-followed',
    })
    await expect.poll(async () => Math.max(...(await inWorker()))).toBeGreaterThanOrEqual(asked)
  }

  const before = looks()
  await look()
  await site.change(MONIYA, { amount: 2_000_000 })
  await look()
  await expect
    .poll(() => shown, { timeout: 60_000 })
    .toEqual(['News of 1 package you look for: Up to ₦3m: Moniya Green 500 (costs less)'])
  await look()
  expect(looks()).toBe(before + 3)

  const asked = Date.now()
  await nextDay(page, '/faqs')
  await expect.poll(() => lookedAt(page)).toBeGreaterThanOrEqual(asked)
  await drawn(page)
  expect(await page.getByText(CARD).count()).toBe(0)
  expect(shown).toHaveLength(1)
  await page.goto(`${site.origin}/shortlist#followed`)
  await expect(page.getByText('1 new')).toBeVisible()
})

test('a phone that saves data looks only when the person says so', async ({ page }) => {
  await follow(page, /^Followed\./)
  await page.evaluate(() => localStorage.setItem('adbond-data-saver', 'on'))
  await site.change(MONIYA, { amount: 2_000_000 })
  const before = looks()
  await nextDay(page, '/faqs')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(CARD)).toHaveCount(0)
  await page.goto(`${site.origin}/shortlist`)
  const list = page.getByRole('region', { name: 'Searches you follow' })
  await expect(list.getByRole('button', { name: 'Look now' })).toBeVisible()
  expect(looks(), 'nothing was looked for by itself').toBe(before)
  await list.getByRole('button', { name: 'Look now' }).click()
  await expect(list.getByText('1 new')).toBeVisible()
})
