/** What the parts of a screen do when they are pressed, as spec §2 and §4 define it, on the real API. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import { stretchTimers, TOAST_MS } from '../../harness/patience/stretch-timers.ts'
import { interactive, sendApplicationAsItIs } from '../support/booking.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('questions open one at a time and close again', async ({ page }) => {
  await page.goto('/')
  await interactive(page)
  const open = page.locator('#faqs').locator('xpath=ancestor::section').locator('details[open]')
  await page.getByText('Who can buy from Adbond?').click()
  await expect(open).toHaveCount(1)
  await page.getByText('What is agro-to-home?').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('What is agro-to-home?')
  await page.getByText('What is agro-to-home?').click()
  await expect(open).toHaveCount(0)
})

test('a tab of questions is in the address', async ({ page }) => {
  await page.goto('/faqs')
  await interactive(page)
  await page.getByRole('tab', { name: 'Agro' }).click()
  await expect(page).toHaveURL(/\?tab=agro$/)
  await expect(page.getByText('Who does the farming?')).toBeVisible()
})

test('a tab of the resource hub forgets its page, and the ends of the pagination do nothing', async ({
  page,
}) => {
  await page.goto('/resource_hub?category=land')
  await interactive(page)
  const explore = page.getByRole('region', { name: 'Explore by categories.' })
  await expect(explore.getByRole('article')).toHaveCount(3)
  const previous = explore.getByRole('button', { name: 'Previous page' })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await explore.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/categoryPage=2/)
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  await explore.getByRole('tab', { name: 'General' }).click()
  await expect(page).not.toHaveURL(/categoryPage/)
  await expect(explore.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true')
  const general = explore.getByRole('tabpanel', { name: 'General' }) // before it is drawn, the last page is that of Land
  const last = general.getByRole('navigation').getByRole('listitem').last().getByRole('button')
  await last.click()
  await expect(general.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  await expect(
    page.getByRole('region', { name: 'Latest Updates' }).getByRole('article').first(),
  ).toBeVisible()
})

test('a card counts its pictures, moves them by its arrows and opens its package', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/projects/land')
  await interactive(page)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('group') })
    .first()
  await expect(card).toContainText(/1\s*\/\s*\d/)
  await card.hover()
  await card.getByRole('button', { name: 'Next picture' }).click()
  await expect(card).toContainText(/2\s*\/\s*\d/)
  await card.getByRole('button', { name: 'Previous picture' }).click()
  await expect(card).toContainText(/1\s*\/\s*\d/)
  expect((await card.getByRole('group').boundingBox())?.height).toBe(178)
  await expect(card).toContainText(/₦[\d,]+\.\d\d/)
  const name = ((await card.getByRole('heading').textContent()) ?? '').trim()
  await card.getByRole('group').click({ position: { x: 140, y: 60 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/projects\/land$/)
})

test('Swiper comes only where a slideshow is on screen', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/swiper-slides-.*\.js/.test(request.url())) fetched.push(new URL(page.url()).pathname)
  })
  await page.route(/\/sw\.js/, (route) => route.abort()) // the worker keeps every part of the site
  for (const path of ['/services', '/faqs', '/projects/land']) {
    await page.goto(path)
    await interactive(page)
  }
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await expect.poll(() => fetched).toEqual(['/projects/land'])
})

test('View All Tours shows the rest in place', async ({ page }) => {
  await page.goto('/site_tour')
  await interactive(page)
  const tours = page.locator('#upcoming_tours').getByRole('article')
  await expect(tours).toHaveCount(4)
  await page.getByRole('button', { name: 'View All Tours' }).click()
  await expect.poll(() => tours.count()).toBeGreaterThan(4)
})

test('a toast is at the top in the middle, 356 px wide, and closes by its button', async ({ page }) => {
  await stretchTimers(page, TOAST_MS)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/virtual_team')
  await interactive(page)
  await sendApplicationAsItIs(page)
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toHaveText(/Please fill in all fields/)
  const box = await toast.boundingBox()
  expect(box?.width).toBe(356)
  expect(Math.abs((box?.x ?? 0) + 178 - 640), 'in the middle').toBeLessThan(12)
  expect(box?.y, 'at the top').toBeLessThan(160)
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
})

test('a booking and an application can be made with the keyboard alone', async ({ page, site }) => {
  const type = (words: string) => page.keyboard.type(words)
  const next = () => page.keyboard.press('Tab')
  const toasted = await noteToasts(page)
  await page.goto('/site_tour')
  await interactive(page)
  await page.getByLabel('First name').focus()
  for (const words of ['Kemi', 'Alabi', 'keyboard@journeys.example', '0803 123 4567']) {
    await type(words)
    await next()
  }
  /** The Tab key skips a list that is still loading: one step back finds it. */
  const goTo = async (field: Locator) => {
    await expect(field).toBeEnabled()
    for (let steps = 0; steps < 4 && !(await isFocused(field)); steps += 1)
      await page.keyboard.press('Shift+Tab')
    for (let steps = 0; steps < 9 && !(await isFocused(field)); steps += 1) await next()
    await expect(field).toBeFocused()
  }
  // One key for each list: where a second one comes late, a browser begins a new word with it.
  for (const [name, key] of [
    ['projectType', 'L'], // Land
    ['projectId', 'A'], // Adunni Creek Estate
    ['packageId', 'A'], // Adunni Creek 500
    ['date', 'ArrowDown'],
    ['scheduleId', 'ArrowDown'],
  ] as const) {
    const field = page.locator(`select[name=${name}]`)
    await goTo(field)
    await page.keyboard.press(key)
    await expect(field).not.toHaveValue('')
  }
  await goTo(page.getByRole('button', { name: 'Book Site Tour' }))
  await page.keyboard.press('Enter')
  await toasted('Successful!, Thank You for Booking!')
  expect((await site.bookings()).filter(({ email }) => email === 'keyboard@journeys.example')).toHaveLength(1)

  await page.goto('/virtual_team')
  await interactive(page)
  await page.getByLabel('First name').focus()
  for (const words of ['Kemi', 'Alabi', 'keyboard@journeys.example', 'Jos, Plateau', 'I know the roads.']) {
    await type(words)
    await next()
  }
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeFocused()
  await page.keyboard.press('Enter')
  await toasted('Virtual Team Member Application Submitted Successfully!')
})

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement)

test('the panel of a package that is not sold stands beside its words from the top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const id of [111, 112]) {
    await page.goto(`/projects/package/${id}`)
    await interactive(page)
    const panel = page.locator('main .panel:not([aria-busy] *)').first() // the skeleton's own panel goes
    await expect(panel).toBeVisible()
    expect((await panel.boundingBox())?.y).toBeLessThan(200)
  }
})
