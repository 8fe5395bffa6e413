/** A link fetches what it leads to while somebody points at it; not while data is saved. */
import { expect, test } from '../harness/journey.ts'
import { interactive } from './booking.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })

const PROJECTS = /\/api\/v2\/projects\/1$/
const SCREEN = /\/assets\/land-projects-.+\.js$/

type Page = Parameters<typeof interactive>[0]

const count = (page: Page, wanted: RegExp) => {
  const urls: string[] = []
  page.on('request', (request) => wanted.test(request.url()) && urls.push(request.url()))
  return urls
}
const links = (page: Page) => page.getByRole('contentinfo')

for (const sign of ['pointing at', 'focusing'] as const) {
  test(`${sign} a link fetches its screen and its list, and opening it asks for nothing twice`, async ({
    page,
  }) => {
    const lists = count(page, PROJECTS)
    const scripts = count(page, SCREEN)
    await page.goto('/faqs')
    await interactive(page)
    await page.mouse.move(5, 5) // somebody is here
    const land = links(page).getByRole('link', { name: 'Land', exact: true })
    await land.scrollIntoViewIfNeeded()
    await expect(async () => {
      await page.mouse.move(5, 5)
      await page.keyboard.press('Shift')
      await (sign === 'focusing' ? land.blur().then(() => land.focus()) : land.hover())
      expect(lists).toHaveLength(1)
    }).toPass() // once the part that watches is here
    await expect.poll(() => scripts.length).toBe(1)
    await expect(page).toHaveURL(/\/faqs$/)
    await land.click()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(lists).toHaveLength(1)
    expect(scripts).toHaveLength(1)
  })
}

test('who saves data fetches nothing by pointing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('adbond-data-saver', 'on'))
  const lists = count(page, PROJECTS)
  const scripts = count(page, SCREEN)
  await page.goto('/faqs')
  await interactive(page)
  const watched = page.waitForResponse(/\/assets\/link-preload-/)
  await page.mouse.move(5, 5)
  await watched
  await links(page).getByRole('link', { name: 'Land', exact: true }).hover()
  await links(page).getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page).toHaveURL(/\/services$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Land is the start.' })).toBeVisible()
  expect([...lists, ...scripts]).toEqual([])
})
