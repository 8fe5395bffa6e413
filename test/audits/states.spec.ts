/** Every list and every record of the site in each of its states. axe checks both schemes and both widths. */
import { API, type ListState, pressIfThere, readsEndIn } from '../harness/answers.ts'
import { axeEverywhere } from '../harness/axe.ts'
import { expect, test } from '../harness/journey.ts'
import { interactive } from '../journeys/support/booking.ts'
import { type ListOnScreen, lists, records } from './list-states.ts'

test.use({ serviceWorkers: 'block', failsOnPurpose: true })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

type Page = Parameters<ListOnScreen['region']>[0]

async function showsState(page: Page, list: ListOnScreen, state: ListState): Promise<void> {
  const region = list.region(page)
  const says = (words: readonly string[]) =>
    Promise.all(words.map((text) => expect(region.getByText(text).first(), list.name).toBeVisible()))
  switch (state) {
    case 'loading':
      await expect(list.skeletons(region), list.name).toHaveCount(list.skeletonCount)
      if (list.loading) await expect(region.getByText(list.loading).first(), list.name).toBeAttached()
      break
    case 'failed':
      await says(list.failed)
      await expect(region.getByRole('button', { name: 'Try Again', exact: true }).first()).toBeVisible()
      break
    case 'empty':
      await says(list.empty)
      break
    case 'offline':
      await says(list.offline)
      break
    case 'loaded':
      await expect(list.entry(region).first(), list.name).toBeVisible()
      await expect(list.skeletons(region), list.name).toHaveCount(0)
  }
}

for (const state of ['loading', 'failed', 'empty', 'offline', 'loaded'] as const) {
  test(`every list says that it is ${state}, and axe finds nothing`, async ({ page }) => {
    await readsEndIn(page, state)
    const found: string[] = []
    for (const path of new Set(lists.map((list) => list.path))) {
      await page.goto(path)
      await interactive(page)
      for (const list of lists.filter((one) => one.path === path)) await showsState(page, list, state)
      await expect(page.getByRole('heading', { level: 1 }), 'the rest of the screen stays').toBeVisible()
      found.push(...(await axeEverywhere(page, `${path} ${state}`)))
    }
    expect(found).toEqual([])
  })
}

// A fresh browser for each address: otherwise the front page's latest posts would fill a list of the hub.
for (const path of new Set(lists.map((list) => list.path))) {
  test(`Try Again reads each failed list of ${path} again, in place`, async ({ page }) => {
    await readsEndIn(page, 'failed')
    await page.goto(path)
    await interactive(page)
    const here = lists.filter((one) => one.path === path)
    for (const list of here) await showsState(page, list, 'failed')
    await page.unroute(API)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    for (const list of here) {
      const again = list.region(page).getByRole('button', { name: 'Try Again', exact: true })
      await pressIfThere(again) // a neighbour may share its read
      await showsState(page, list, 'loaded')
    }
    expect(await page.evaluate(() => 'isSamePage' in window), 'no reload').toBe(true)
  })
}

for (const { path, title, ...words } of records) {
  test(`${path} says what it is doing, and axe finds nothing`, async ({ page }) => {
    const found: string[] = []
    const main = page.getByRole('main')
    for (const state of ['loading', 'failed', 'offline'] as const) {
      await readsEndIn(page, state)
      await page.goto(path)
      await interactive(page)
      const said = state === 'loading' ? [words.loading] : words[state]
      for (const text of said) await expect(main.getByText(text).first()).toBeAttached()
      found.push(...(await axeEverywhere(page, `${path} ${state}`)))
    }
    await page.unroute(API) // not before: without a route, what is held would go on to the server and be kept
    await pressIfThere(main.getByRole('button', { name: 'Try Again', exact: true }))
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title) // not the sheet's, which is for paper
    await expect(main.getByText(words.offline[0] ?? '')).toHaveCount(0)
    found.push(...(await axeEverywhere(page, `${path} loaded`)))
    expect(found).toEqual([])
  })
}

test('a post that the provider does not know is not found, with two ways on', async ({ page }) => {
  await page.goto('/resource_hub/no-such-post')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
  await page.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).not.toHaveURL(/no-such-post/)
})
