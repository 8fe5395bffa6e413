/** The tours of the sample data: soonest first, one row for each package, and the filter of the list. */
import type { Page } from '@playwright/test'
import { axeEverywhere } from '../../harness/axe.ts'
import { expect, test } from '../../harness/journey.ts'
import { drawn } from '../../harness/patience/drawn.ts'
import { shareOf } from '../../harness/whole.ts'
import { interactive, underWorker } from '../support/booking.ts'

const PHONE = { width: 360, height: 740 }
const rows = (page: Page) => page.locator('#upcoming_tours').getByRole('article')
const find = (page: Page) => page.getByRole('searchbox', { name: 'Find a tour' })
const shown = (page: Page) => page.locator('#upcoming_tours').getByText(/^\d+ packages? of \d+$/)

/** Long lists are drawn some rows a frame. */
async function wholeList(page: Page): Promise<void> {
  const stands = async () => {
    const before = await rows(page).count()
    await drawn(page)
    return before > 12 && before === (await rows(page).count())
  }
  await expect.poll(stands).toBe(true)
}

async function openTours(page: Page, query = ''): Promise<void> {
  await page.goto(`/site_tour${query}`)
  await interactive(page)
  await expect(rows(page).first()).toBeVisible()
}

test('tours stand soonest first, one row for each package, and its other tours open in place', async ({
  page,
}) => {
  await openTours(page)
  await page.getByRole('button', { name: 'View All Tours' }).click()
  await wholeList(page)
  const names = await rows(page).getByRole('heading').allTextContents()
  expect(new Set(names).size).toBe(names.length)
  const dates = await rows(page).evaluateAll((all) =>
    all.map((row) => Date.parse(row.querySelector('dd')?.textContent ?? '')),
  )
  expect(dates).toEqual([...dates].sort((a, b) => a - b))

  const moniya = rows(page).filter({ hasText: 'Moniya Green 500' })
  await expect(moniya.locator('summary')).toHaveText(/^4 more tours/)
  await moniya.locator('summary').focus()
  await page.keyboard.press('Enter')
  const book = moniya.getByRole('link', { name: 'Book This Tour' })
  await expect(book).toHaveCount(5)
  await book.last().click()
  await expect(page).toHaveURL(/packageId=101&date=\d{4}-\d\d-\d\d&time=4#site_tour_form$/)
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('4')
})

test('two and a half tours fit on the screen of a small phone, on the widest date too', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.route(/\/filter_schedules$/, async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    const onWidest = { recurrent: false, recurrent_day: null, availableDate: 'May 12, 2100' }
    await route.fulfill({ json: { ...rest, data: data.map((one: object) => ({ ...one, ...onWidest })) } })
  })
  await openTours(page)
  await expect(rows(page).first()).toContainText('Wed, May 12, 2100')
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  const top = (await rows(page).nth(0).boundingBox())?.y ?? 0
  const third = await rows(page).nth(2).boundingBox()
  const until = (third?.y ?? Number.NaN) + (third?.height ?? 0) / 2
  expect(until - top).toBeLessThanOrEqual(PHONE.height - header)
})

test('the filter narrows the list, stands in the address, and stays while a tour is booked', async ({
  page,
}) => {
  await openTours(page)
  await find(page).fill('simawa')
  await expect(shown(page)).toHaveText(/^2 packages of \d+$/)
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(/\?find=simawa$/)
  await page.reload()
  await interactive(page)
  await expect(rows(page)).toHaveCount(2)
  await rows(page).first().getByRole('link', { name: 'Book This Tour' }).click()
  await expect(page).toHaveURL(/packageId=\d+.*&find=simawa#site_tour_form$/)
  await expect(rows(page)).toHaveCount(2)
  expect(await axeEverywhere(page, 'filtered tours', '#upcoming_tours')).toEqual([])

  await page.setViewportSize({ width: 1280, height: 800 })
  await find(page).fill('')
  await page.getByLabel('Line', { exact: true }).selectOption('agro')
  await page.getByLabel('Free tours').check()
  await expect(page.getByText('No tour fits.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(rows(page)).toHaveCount(4)
  await page.getByLabel('Not fully booked').check()
  await expect(page).toHaveURL(/open=1/)
  await page.getByRole('button', { name: 'View All Tours' }).click()
  await wholeList(page)
  await expect(rows(page).getByText('Fully Booked')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site Tour', exact: true }).click()
  await expect(page).toHaveURL(/\/site_tour$/)
  await expect(page.getByLabel('Not fully booked')).not.toBeChecked()
})

test('on a phone the choices open by a button, and the filter works without a network', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  await openTours(page)
  await underWorker(page)
  await expect(page.getByLabel('State')).toBeHidden()
  await find(page).fill('friday')
  await expect(shown(page)).toBeVisible()
  const daily = rows(page)
    .filter({ hasText: 'Every day' })
    .filter({ has: page.locator('summary') })
    .first()
  await expect(daily.locator('summary').getByText('Every day')).toBeVisible()
  await expect(daily.locator('dd').first()).toHaveText(/^Fri, /)
  await context.setOffline(true)
  await openTours(page, '?line=land')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByLabel('State').selectOption('Ogun')
  await expect(page).toHaveURL(/line=land&state=Ogun/)
  await expect(rows(page).filter({ hasText: 'Moniya' })).toHaveCount(0)
  await expect(rows(page).first()).toContainText('Ewekoro')
})

test('a tour that is fully booked asks for a date with the message written', async ({ page }) => {
  await openTours(page, '?find=hilltop')
  const href = await rows(page).getByRole('link', { name: 'Ask for a Date' }).getAttribute('href')
  expect(new URL(href ?? '').searchParams.get('text')).toMatch(
    /^Hello Adbond, I would like to visit .*hilltop/i,
  )
})

test('every package on sale leads to its form, which books it or asks for a date and names it', async ({
  page,
  request,
}) => {
  const ids: { id: number; name: string }[] = []
  for (const line of [1, 2, 3]) {
    const { data } = await (await request.get(`/api/v2/packages/project_type/${line}`)).json()
    ids.push(...data)
  }
  expect(ids.length).toBeGreaterThan(30)
  const dead: string[] = []
  for (const { id, name } of shareOf(ids, 0, 3)) {
    await page.goto(`/site_tour?packageId=${id}#site_tour_form`)
    await interactive(page)
    const chosen = page.getByLabel('Package', { exact: true }).locator('option:checked', { hasText: name })
    const asks = page.getByText(`${name} has no tour date just now.`)
    await expect(chosen.or(asks).first()).toBeAttached()
    const ways = await page.getByRole('link', { name: 'Ask on WhatsApp' }).count()
    if ((await chosen.count()) === 0 && ways === 0) dead.push(name)
  }
  expect(dead).toEqual([])
})

for (const width of [360, 768, 1440]) {
  test(`the sign of a search stands in its field at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openTours(page)
    const field = find(page)
    const around = await field.boundingBox()
    const sign = await field.locator('xpath=preceding-sibling::span').boundingBox()
    if (!around || !sign) throw new Error('They are not on the screen')
    const middle = (box: { y: number; height: number }) => box.y + box.height / 2
    expect(Math.abs(middle(sign) - middle(around))).toBeLessThan(2)
  })
}
