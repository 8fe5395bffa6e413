/** The heart on cards, the list that it fills, and the comparison. Without a network: offline/shortlist-offline. */
import type { Page } from '@playwright/test'
import { startProxy } from '../../faults/rig/proxy.ts'
import { axeEverywhere } from '../../harness/axe.ts'
import { forgetReads } from '../../harness/forget-reads.ts'
import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import {
  LEADING_TOAST_MS,
  stretchTimers,
  TOAST_MS,
  UNDO_TOAST_MS,
} from '../../harness/patience/stretch-timers.ts'
import { wholeWidth } from '../../harness/press/whole-width.ts'
import { everythingRead, interactive, underWorker } from '../support/booking.ts'
import { brokenFigures } from '../support/broken-figures.ts'
import { heartOf, openWithHearts } from '../support/shortlist.ts'

const MONIYA = 'Moniya Green 500'
const EWEKORO = 'Ewekoro Hills 300'

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const KEY = 'adbond-shortlist'

test('hearts on two cards become a list and a comparison, and what is taken off comes back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const ms of [TOAST_MS, LEADING_TOAST_MS, UNDO_TOAST_MS]) await stretchTimers(page, ms)
  await page.setViewportSize({ width: 360, height: 740 })
  await openWithHearts(page, '/projects/land')
  await heartOf(page, MONIYA).click()
  await expect(heartOf(page, MONIYA)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/projects\/land$/) // the card did not open
  await page.getByRole('button', { name: 'See your shortlist' }).click()
  await expect(page).toHaveURL(/\/shortlist$/)
  await expect(row(page, MONIYA)).toHaveCount(1)
  await page.goBack()
  await heartOf(page, EWEKORO).click()
  await page.getByRole('banner').getByRole('link', { name: 'Your shortlist: 2' }).click()
  await expect(page).toHaveURL(/\/shortlist$/)
  await expect(row(page, MONIYA)).toContainText('₦2,400,000')
  await page.getByRole('button', { name: 'Share as text' }).click()
  await expect(page.getByText('List copied')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain(`1. ${EWEKORO}\n₦950,000, Off Lagos–Abeokuta Expressway, Ewekoro, Ogun\n`)
  expect(text).toContain('/compare?packages=102,101')

  await row(page, MONIYA)
    .getByRole('button', { name: new RegExp(`^Remove ?: ${MONIYA}$`) })
    .click()
  await expect(row(page, MONIYA)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Saved 1' })).toBeVisible()
  await expect(row(page, EWEKORO).getByRole('button', { name: /^Remove/ })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, MONIYA)).toHaveCount(1)

  await page.getByRole('link', { name: 'Compare 2' }).click()
  await expect(page).toHaveURL(/\/compare\?packages=102,101$/)
  const table = page.getByRole('table', { name: `Side by side: ${EWEKORO}, ${MONIYA}` })
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  const price = table.getByRole('rowgroup').filter({ hasText: /^Price₦/ })
  await expect(price.getByRole('cell').first()).toContainText('lowest')
  await expect(price.getByRole('cell').last()).not.toContainText('lowest')
  await expect(table.getByRole('rowgroup').filter({ hasText: 'Next tour' })).toContainText(/Every|\d{4}/)

  const everyRow = await table.getByRole('rowheader').count()
  await page.getByRole('button', { name: 'Only differences' }).click()
  await expect.poll(() => table.getByRole('rowheader').count()).toBeLessThan(everyRow)
  await expect(page.getByText(/\d+ rows the same in all, not shown\./)).toBeVisible()
  expect(await wholeWidth(page)).toBe(360)

  await page.getByRole('button', { name: new RegExp(`^Take out ?: ${EWEKORO}$`) }).click()
  await expect(page).toHaveURL(/\/compare\?packages=101&differences=1$/)
  await page.getByRole('button', { name: EWEKORO, exact: true }).click()
  await expect(page).toHaveURL(/\/compare\?packages=101,102&differences=1$/)
  await expect(table.or(page.getByRole('table')).getByRole('columnheader')).toHaveCount(2)
})

test('no sum of a comparison breaks in two on a small phone', async ({ page }) => {
  const table = page.getByRole('table')
  await page.goto('/compare?packages=303,307,306')
  await expect(table).toContainText('₦180,000,000')
  await everythingRead(page) // each column comes by itself
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await brokenFigures(table), `at ${width} px`).toEqual([])
  }
})

test('a sum that is too long for its column goes on after a comma', async ({ page }) => {
  await page.route(/\/packages\/(view|project_type)\//, async (route) => {
    const answer = await (await route.fetch()).text()
    await route.fulfill({ body: answer.replaceAll(/"amount":\d+/g, '"amount":1250000000.5') })
  })
  const table = page.getByRole('table')
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/compare?packages=303,307,306')
  await expect(table).toContainText('₦1,250,000,000.50')
  await everythingRead(page) // each column comes by itself
  const broken = await brokenFigures(table)
  expect(broken.length).toBeGreaterThan(2)
  for (const sum of broken) expect(sum).not.toMatch(/\d\|/)
})

test('a comparison that somebody sent opens in a phone that was never here, and says what it leaves out', async ({
  page,
}) => {
  await page.goto('/compare?packages=101,104,101,99999')
  await interactive(page)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByText('Not on our list, or no longer: package 99999.')).toBeVisible()
  await expect(page.getByText(/That part is left out/)).toBeVisible()
  await expect(page.getByRole('table')).toContainText('C of O in process')
  await page.keyboard.press('Shift') // somebody is there
  await heartOf(page, 'Emene Orchard 50 × 100').click()
  await expect(page.getByRole('link', { name: 'Your shortlist: 1' })).toBeVisible()

  await page.goto('/compare')
  await expect(page.getByText('Nothing to compare yet')).toBeVisible()
})

test('the list tells what changed since a package was saved, and what is gone', async ({ page }) => {
  await openWithHearts(page, '/projects/land')
  await heartOf(page, MONIYA).click()
  await heartOf(page, EWEKORO).click()
  await page.evaluate((key) => {
    const [newest, oldest] = JSON.parse(localStorage.getItem(key) ?? '')
    const dearer = { ...oldest, amount: oldest.amount + 500_000, savedAt: Date.parse('2026-11-03T09:00:00Z') }
    localStorage.setItem(key, JSON.stringify([{ ...newest, id: '99999' }, dearer]))
  }, KEY)
  await page.goto('/shortlist')
  await expect(row(page, MONIYA)).toContainText('Since Nov 3, 2026:')
  await expect(row(page, MONIYA)).toContainText('₦500,000 less')
  await expect(row(page, EWEKORO)).toContainText('No longer on our list.')
  await page.getByRole('button', { name: new RegExp(`^Remove ?: ${EWEKORO}$`) }).click()
  await expect(row(page, EWEKORO)).toHaveCount(0)
})

test('a package that this phone has read is gone from the list when the provider has it no more', async ({
  browser,
  site,
}) => {
  const line = await startProxy(site.origin)
  const context = await browser.newContext()
  const page = await context.newPage()
  await openWithHearts(page, `${line.origin}/projects/package/101`)
  await underWorker(page)
  await page.getByRole('button', { name: 'Save to your shortlist' }).click()
  await page.reload() // the worker keeps what is read under it
  await expect(page.getByRole('heading', { level: 1, name: MONIYA })).toBeVisible()
  line.follow(({ path }) => {
    if (path.endsWith('/packages/view/101')) return { kind: 'status', status: 402 }
    return path.endsWith('/packages/project_type/1') ? { kind: 'rewrite', body: withoutMoniya } : null
  })
  await page.goto(`${line.origin}/icons/icon.svg`)
  await forgetReads(page) // as if the page's own copy were a minute old
  await page.goto(`${line.origin}/shortlist`)
  await expect(row(page, MONIYA)).toContainText('No longer on our list.')
  await context.setOffline(true)
  await page.goto(`${line.origin}/projects/package/101`)
  await expect(page.getByRole('heading', { level: 1, name: MONIYA }), 'what was read stays').toBeVisible()
  await context.close()
  await line.close()
})

const withoutMoniya = (body: Buffer) => {
  const answer: { data: { name: string }[] } = JSON.parse(body.toString())
  return JSON.stringify({ ...answer, data: answer.data.filter(({ name }) => name !== MONIYA) })
}

test('three at most are ticked, with the keyboard alone', async ({ page }) => {
  await openWithHearts(page, '/projects/land')
  const hearts = page.getByRole('button', { name: /to your shortlist$/ })
  for (const at of [0, 1, 2, 3]) {
    await hearts.nth(at).focus()
    await page.keyboard.press(at % 2 ? 'Enter' : 'Space')
    await expect(hearts.nth(at)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(page).toHaveURL(/\/projects\/land$/)
  await page.goto('/shortlist')
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(4)
  await expect(page.getByRole('link', { name: /^Compare/ })).toHaveCount(0)
  for (const at of [0, 1, 2]) {
    await boxes.nth(at).focus()
    await page.keyboard.press('Space')
    await expect(boxes.nth(at)).toBeChecked()
  }
  await expect(boxes.nth(3)).toBeDisabled()
  await expect(page.getByText('Three at most. Untick one to choose another.')).toBeVisible()
  await page.getByRole('link', { name: 'Compare 3' }).press('Enter')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

test('a heart pressed in one tab is there in the other', async ({ page, context }) => {
  await openWithHearts(page, '/projects/land')
  const other = await context.newPage()
  await other.goto('/shortlist')
  await expect(other.getByText('Nothing saved yet')).toBeVisible()
  await heartOf(page, MONIYA).click()
  await expect(row(other, MONIYA)).toHaveCount(1)
})

test('a phone that keeps nothing says so, and the heart stays as it was', async ({ page }) => {
  const toasted = await noteToasts(page)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No', 'QuotaExceededError')
    }
  })
  await openWithHearts(page, '/projects/land')
  await heartOf(page, MONIYA).click()
  await toasted('Not saved: this browser has no room left')
  await expect(heartOf(page, MONIYA)).toHaveAttribute('aria-pressed', 'false')
})

test('the package page saves to the shortlist too', async ({ page }) => {
  await openWithHearts(page, '/projects/package/101')
  const save = page.getByRole('button', { name: 'Save to your shortlist' })
  await save.click()
  await expect(page.getByRole('button', { name: 'On your shortlist' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goto('/shortlist')
  await expect(row(page, MONIYA)).toContainText('Akinyele road, Moniya, Ibadan, Oyo')
})

test('axe finds nothing on a full list and a full comparison', async ({ page }) => {
  await openWithHearts(page, '/projects/land')
  await heartOf(page, MONIYA).click()
  await heartOf(page, EWEKORO).click()
  await page.goto('/shortlist')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  expect(await axeEverywhere(page, 'shortlist')).toEqual([])
  await page.goto('/compare?packages=101,102,103')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: /to your shortlist$/ })).toHaveCount(3)
  expect(await axeEverywhere(page, 'comparison')).toEqual([])
})
