/** The results of single presses that once were wrong. */
import type { Locator } from '@playwright/test'
import { SAMPLE_FILM } from '../../../contract/site-config.ts'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { readTo } from '../../harness/patience/read-to.ts'
import { SCROLL_PATIENCE_MS, stretchTimers, TOAST_MS } from '../../harness/patience/stretch-timers.ts'
import { interactive, laterParts, sendApplicationAsItIs } from '../support/booking.ts'

const PHONE = { width: 360, height: 740 }
const TABLET = { width: 768, height: 1024 }
const DESKTOP = { width: 1440, height: 900 }

test.use({ serviceWorkers: 'block' })

for (const width of [360, 499]) {
  test(`all packages of a shelf are no wider than a phone of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await interactive(page)
    const cards = page.getByRole('region', { name: 'Find Your Perfect Package' }).getByRole('article')
    await page.getByRole('button', { name: /^Show all \d+ packages$/ }).click()
    await expect.poll(() => cards.count()).toBeGreaterThan(4)
    for (const card of await cards.all()) {
      await card.evaluate((part) => part.scrollIntoView({ block: 'center' })) // its slideshow starts
      expect((await card.boundingBox())?.width).toBe(width - 40)
    }
    const name = cards.first().getByRole('heading').getByRole('link')
    expect((await name.boundingBox())?.height, 'a target of its own (WCAG 2.5.8)').toBeGreaterThanOrEqual(24)
  })
}

test('offline a toast leaves the header, which is higher then, free', async ({ page, context }) => {
  await stretchTimers(page, TOAST_MS)
  await page.setViewportSize(PHONE)
  await page.goto('/virtual_team')
  await interactive(page)
  await laterParts(page)
  await page.locator('form:not([data-asleep] *)').waitFor()
  await context.setOffline(true)
  const header = page.getByRole('banner')
  await expect.poll(async () => (await header.boundingBox())?.height).toBeGreaterThan(80)
  await sendApplicationAsItIs(page)
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toHaveText(/Please fill in all fields/)
  const bottom = (await header.boundingBox())?.height ?? Number.NaN
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
})

test('the logo is 139 by 42 px, and a tablet has the menu button with room at the edges', async ({
  page,
}) => {
  for (const viewport of [PHONE, TABLET, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await interactive(page)
    await page.evaluate(() => document.fonts.ready)
    const logo = page.getByRole('banner').getByRole('link', { name: 'Adbond' }).locator('> span')
    expect(await logo.boundingBox()).toMatchObject({ width: 139, height: 42 })
    if (viewport !== TABLET) continue
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    expect((await logo.boundingBox())?.x).toBeGreaterThanOrEqual(20)
  }
})

test('the menu tells the screen Home from the product line', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await interactive(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
  await expect(menu.getByRole('link', { name: 'Home houses' })).toHaveAttribute('href', '/projects/home')
})

test('the keyboard passes the list, and the form has the line of its page', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/projects/agro')
  await interactive(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter') // Skip to the content
  for (const label of ['Skip to the projects', 'Skip to the site tour form']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: label })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#site_tour_form$/)
  await expect(page.getByLabel('Project type')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('#site_tour_form :focus')).toHaveCount(1)
  await expect(page.getByLabel('Project type')).toHaveValue('agro')
})

test('the eleventh project of a line is one press away', async ({ page }) => {
  const project = (id: number) => ({
    id,
    name: `Estate ${id}`,
    projectType: { id: 1, name: 'land' },
    packages: [],
  })
  const first = Array.from({ length: 10 }, (_, place) => project(place + 1))
  await page.route(/\/api\/v2\/projects\/1(\?|$)/, (route) => {
    const isSecond = new URL(route.request().url()).searchParams.get('page') === '2'
    const data = isSecond ? [project(11)] : first
    return route.fulfill({ json: { statusCode: 200, data, page: 1, perPage: 10, pages: '2', total: 11 } })
  })
  await page.goto('/projects/land')
  await interactive(page)
  await expect(page.getByRole('heading', { name: 'Estate 10' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Estate 11' })).toHaveCount(0)
  const more = page.getByRole('button', { name: 'Show more projects' })
  await more.click()
  await expect(page.getByRole('heading', { name: 'Estate 11' })).toBeVisible()
  await expect(more).toHaveCount(0)
})

test('on a phone, all packages of a project begin with the first new one, which has the focus', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.route(/\/api\/v2\/projects\/1(\?|$)/, async (route) => {
    const answer = await (await route.fetch()).json()
    const [project] = answer.data
    const plot = (_: unknown, at: number) => ({
      ...project.packages[0],
      id: 900 + at,
      name: `Plot ${at + 1}`,
    })
    project.packages = Array.from({ length: 9 }, plot)
    await route.fulfill({ json: answer })
  })
  await page.goto('/projects/land')
  await interactive(page)
  await page.getByRole('button', { name: 'Show all 9 packages' }).click()
  const first = page.getByRole('article').filter({ hasText: 'Plot 5' })
  await expect(first.getByRole('link', { name: /Plot 5/ })).toBeFocused()
  await expect(first).toBeInViewport({ ratio: 0.99 })
})

test('tours of one hour keep the provider’s order, and the first four are shown', async ({ page }) => {
  const names = ['Full', 'Open', 'Shut', 'Few', 'Last'].map((name) => `${name} Gardens`)
  await page.route(/\/filter_schedules$/, (route) => {
    const data = names.map((name, place) => ({
      id: place + 1,
      recurrent: true,
      recurrent_day: 'All',
      availableTime: '09:00 AM',
      fee: 0,
      package: { id: place + 1, name, soldOut: name === 'Full Gardens', active: true, availableUnits: 5 },
      project: { id: 1, name: 'Estate', promos: [] },
      projectType: { id: 1, name: 'land' },
    }))
    return route.fulfill({ json: { statusCode: 200, data } })
  })
  await page.goto('/site_tour')
  await interactive(page)
  const tours = page.locator('#upcoming_tours').getByRole('article')
  await expect(tours).toHaveCount(4)
  for (const [place, name] of names.slice(0, 4).entries()) await expect(tours.nth(place)).toContainText(name)
})

test('the film of Who We Are plays on a press, and gives the picture back where a host has none', async ({
  page,
}) => {
  await page.goto('/who_we_are')
  await interactive(page)
  await page.getByRole('button', { name: 'Play our video' }).click()
  const film = page.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)

  await page.route(`**${SAMPLE_FILM}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.reload()
  await interactive(page)
  await page.getByRole('button', { name: 'Play our video' }).click()
  await expect(film).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play our video' })).toHaveCount(0)
})

test('a press on a picture counts, also when the picture fails under the finger', async ({ page }) => {
  const release = await holdRequests(page, /estate-street-360/, (route) => route.abort())
  await page.goto('/projects/package/305')
  await interactive(page)
  const opener = page.getByRole('button', { name: 'Open the 360° view' })
  await opener.scrollIntoViewIfNeeded()
  await opener.hover({ position: { x: 150, y: 40 } })
  await expect(opener.locator('img')).toHaveCount(1)
  await page.mouse.down()
  release()
  await expect(opener.locator('img')).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: /360° view/ })).toBeVisible()
})

test('a pressed part that goes with its press leaves the focus where the person is', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const [path, button, place] of [
    ['/projects?available=1&instalments=1', /^Clear all/, /Filters/],
    ['/site_tour?find=zzzz', /^Clear the filter/, /Plan Your Visit/],
    ['/compare?packages=101,102', /Take out.*Moniya Green 500/, /Ewekoro Hills 300/],
  ] as const) {
    await page.goto(path)
    await interactive(page)
    await page.keyboard.press('Shift')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/for-readers-')),
    )
    await page.evaluate(async () => {
      const [part] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/for-readers-'))
      await import(part?.name ?? '') // the same one, so it is carried out by then
    })
    const pressed = page.getByRole('main').getByRole('button', { name: button })
    await pressed.press('Enter')
    await expect(pressed).toHaveCount(0)
    const around = () =>
      page.evaluate(() => {
        const { activeElement: focused } = document
        return focused === document.body ? '' : (focused?.closest('section, main')?.textContent ?? '')
      })
    await expect.poll(around, path).toMatch(place)
  }
})

test('the second press of an impatient hand on the menu does nothing to the page below', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/faqs')
  await interactive(page)
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.click()
  const menu = page.getByRole('dialog')
  await menu.evaluate((moving) => Promise.all(moving.getAnimations().map(({ finished }) => finished)))
  // Both in one task: a busy machine would stand still between two presses from outside.
  await menu.getByRole('button', { name: 'Close menu' }).evaluate((button) => {
    const { x, y } = button.getBoundingClientRect()
    for (let press = 0; press < 2; press += 1) {
      const hit = document.elementFromPoint(x + 20, y + 20)?.closest('button')
      hit?.click()
    }
  })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await page.waitForTimeout(300)
  await expect(opener, 'it did not open again').toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toHaveCount(0)
})

test('at twice the text on the narrowest phone, no bar takes half of the screen, and no word is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
  const open = async (path: string) => {
    await page.goto(path)
    await interactive(page)
    await page.keyboard.press('Shift')
  }
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN
  await open('/services')
  const skip = await page.getByRole('link', { name: 'Skip to the content' }).boundingBox()
  expect((skip?.y ?? 0) + (skip?.height ?? 0), 'the link for the keyboard').toBeLessThanOrEqual(0)
  await open('/projects/package/101')
  const bar = page.locator('.buy-bar')
  await expect(bar).toContainText('a month')
  expect(await heightOf(bar), 'the bar of a package').toBeLessThan(0.45 * 640)
  await open('/projects')
  await page.getByRole('button', { name: 'Filters' }).click()
  const clear = page.getByRole('dialog').getByRole('button', { name: 'Clear all' })
  expect(await heightOf(clear), 'one line').toBeLessThan(100)
})

for (const [path, press] of [
  ['/', /^Show all \d+ packages$/],
  ['/site_tour', /^View All Tours/],
] as const) {
  test(`Back finds the list of ${path} as long as a press had made it`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await stretchTimers(page, SCROLL_PATIENCE_MS)
    await page.goto(path)
    await interactive(page)
    await page.mouse.move(8, 8) // somebody is there
    await page.getByRole('button', { name: press }).click()
    const late = page.getByRole('main').getByRole('article').nth(7)
    const link = late.locator('a[href*="/projects/package/"]').first()
    await readTo(page, link)
    await link.evaluate((pressed: HTMLElement) => pressed.click())
    await expect(page).toHaveURL(/\/projects\/package\//)
    await expect(page.locator('#payment-plan'), 'the list is gone').toBeVisible()
    await page.goBack()
    await expect(link).toBeInViewport()
  })
}
