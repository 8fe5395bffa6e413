import { axeEverywhere } from '../../harness/axe.ts'
import { expect, test } from '../../harness/journey.ts'
import { drawn } from '../../harness/patience/drawn.ts'
import { interactive, underWorker } from '../support/booking.ts'

test.use({ viewport: { width: 360, height: 740 } })

const field = 'Search the posts'

test('a word finds posts of the phone at once and the rest of the provider; the address keeps it, and Back leads out', async ({
  page,
}) => {
  await page.goto('/resource_hub?category=land')
  await interactive(page)
  await page.getByLabel(field).fill('certificate')
  await expect(page.getByText(/\d posts? with “certificate”/).first()).toBeVisible()
  await expect(page).toHaveURL(/[?&]q=certificate/)
  await expect(page).toHaveURL(/category=land/)

  // No two of them are the same, and none stands beside the screen.
  const cards = page.getByRole('tabpanel', { name: 'Land' }).getByRole('article')
  await expect(cards.first()).toBeVisible()
  const titles = await cards.getByRole('heading').allTextContents()
  expect(new Set(titles).size).toBe(titles.length)
  for (const card of await cards.all()) {
    const box = await card.boundingBox()
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  }

  expect(await axeEverywhere(page, 'search of posts')).toEqual([])

  // A post and back again: the search is still there.
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
  await page.goBack()
  await expect(page.getByLabel(field)).toHaveValue('certificate')
  await expect(cards.first()).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel(field)).toHaveValue('')
  await expect(page).not.toHaveURL(/q=/)
})

test('a link to a search opens it, with accents and capitals left aside, and the way out of none', async ({
  page,
}) => {
  await page.goto('/resource_hub?q=CÁSSAVA')
  await expect(page.getByLabel(field)).toHaveValue('CÁSSAVA')
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: /cassava/i })
      .first(),
  ).toBeVisible()

  await page.goto('/resource_hub?category=home&q=zebra')
  await expect(page.getByText('No post with “zebra” in Home').first()).toBeVisible()
  await page.getByRole('button', { name: 'Search all categories' }).click()
  await expect(page.getByLabel(field)).toBeFocused()
  await expect(page.getByText('No post with “zebra”', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByLabel(field)).toBeFocused()
  await expect(page.getByLabel(field)).toHaveValue('')
  await expect(page.getByRole('tabpanel', { name: 'General' }).getByRole('article').first()).toBeVisible()
})

test('the field is a plain form until the code arrives', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.origin}/resource_hub`)
  await page.getByLabel(field).fill('deed')
  await page.getByLabel(field).press('Enter')
  await expect(page).toHaveURL(/\/resource_hub\?q=deed$/)
  await context.close()
})

test.describe('a provider that fails', () => {
  test.use({ failsOnPurpose: true })

  test('is told quietly, and what the phone has is shown', async ({ page }) => {
    await page.route(/\/posts\?.*text=/, (route) => route.fulfill({ status: 500, json: { statusCode: 500 } }))
    await page.goto('/resource_hub')
    await interactive(page)
    await expect(page.getByRole('tabpanel', { name: 'General' }).getByRole('article').first()).toBeVisible()
    await page.getByLabel(field).fill('the')
    await expect(page.getByText(/Searching only the \d+ posts on this phone: our server/)).toBeVisible()
    await expect(page.getByText(/\d+ posts? with “the”/).first()).toBeVisible()
  })
})

test('more than one page of the provider is fetched on demand', async ({ page }) => {
  await page.goto('/resource_hub?q=the')
  const cards = page.getByRole('tabpanel', { name: 'General' }).getByRole('article')
  await page.getByRole('button', { name: 'Show more posts' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(15)
})

test('Back from a post finds as many results as were shown, the post in its place, and asks for none again', async ({
  page,
}) => {
  await page.goto('/resource_hub?q=the')
  await interactive(page)
  const cards = page.getByRole('tabpanel', { name: 'General' }).getByRole('article')
  await page.getByRole('button', { name: 'Show more posts' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(15)
  const titles = () => cards.getByRole('heading').allTextContents()
  const before = await titles()
  const card = cards.nth(13)
  await card.scrollIntoViewIfNeeded()
  await drawn(page)
  const place = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN)
  const top = await place()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before[13] ?? '')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goBack()
  await expect.poll(titles).toEqual(before)
  await expect.poll(place).toBe(top)
  expect(asked.filter((url) => url.includes('text='))).toEqual([])
})

test('in airplane mode the posts of this phone are searched, with their age, and no search is kept', async ({
  page,
  context,
}) => {
  await page.goto('/resource_hub')
  await interactive(page)
  await underWorker(page)
  await expect(page.getByRole('tabpanel', { name: 'General' }).getByRole('article').first()).toBeVisible()
  const answered = page.waitForResponse(/\/posts\?.*text=survey/)
  await page.getByLabel(field).fill('survey')
  await expect(page.getByText(/with “survey”/).first()).toBeVisible()
  await answered
  await context.setOffline(true)
  await page.getByLabel(field).fill('title')
  await expect(page.getByText(/Searching the \d+ posts on this phone, last read/)).toBeVisible()
  await page.getByLabel(field).fill('xyzzy')
  await expect(page.getByText('It may be in a post that this phone has not read.')).toBeVisible()
  await page.getByLabel(field).fill('the')
  await expect(page.getByText(/\d+ posts? with “the”/).first()).toBeVisible()
  await expect(page).toHaveURL(/q=the/)
  // A reload has only what is kept.
  await page.reload()
  await expect(page.getByLabel(field)).toHaveValue('the')
  await expect(page.getByText(/Searching the \d+ posts on this phone, last read/)).toBeVisible()
  await expect(page.getByText(/\d+ posts? with “the”/).first()).toBeVisible()
  const kept = await page.evaluate(
    async () =>
      (await (await caches.open('api-reads')).keys()).filter(({ url }) => url.includes('text=')).length,
  )
  expect(kept).toBe(0)
})
