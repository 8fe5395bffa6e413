/** The numbers of spec §2 and §9 as they are on the screen. */
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey.ts'
import { drawn } from '../harness/patience/drawn.ts'
import { interactive } from '../journeys/support/booking.ts'

test.use({ serviceWorkers: 'block' })

const HEIGHT = 800
const at = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT })
const region = (page: Page, name: string) => page.getByRole('region', { name })

test('a page is 1200 px wide with its margins, the header 1140, and both end at the same edges', async ({
  page,
}) => {
  await at(page, 1440)
  await page.goto('/services')
  const widths = await page
    .locator('main .container')
    .evaluateAll((found) => found.map((one) => one.clientWidth))
  expect(Math.max(...widths)).toBe(1200)
  await page.goto('/who_we_are')
  const header = page.getByRole('banner')
  const logo = await header.getByRole('link', { name: 'Adbond' }).boundingBox()
  const last = await header.getByRole('link', { name: /^Sign up/ }).boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0) - (logo?.x ?? 0)).toBe(1140)
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.x).toBe(logo?.x)
})

test('the layout of a phone ends at 750 px', async ({ page }) => {
  await page.goto('/careers')
  const pictures = page.locator('figure ul li').locator('visible=true')
  await at(page, 749)
  await expect(pictures).toHaveCount(6)
  await at(page, 750)
  await expect(pictures).toHaveCount(5)
})

test('a tab shows four packages, a list three posts, and the resource hub two and three', async ({
  page,
}) => {
  await page.goto('/')
  await interactive(page)
  await expect(region(page, 'Find Your Perfect Package').getByRole('article')).toHaveCount(4)
  await expect(region(page, 'Tips to Build Wealth & Grow with Ease').getByRole('article')).toHaveCount(3)
  await page.goto('/resource_hub')
  await interactive(page)
  await expect(region(page, 'Latest Updates').getByRole('article')).toHaveCount(2)
  await expect(region(page, 'Explore by categories.').getByRole('article')).toHaveCount(3)
})

test('the grid of a category has one, two or three columns', async ({ page }) => {
  await page.goto('/resource_hub')
  await interactive(page)
  const posts = region(page, 'Explore by categories.').getByRole('article')
  await expect(posts).toHaveCount(3)
  const columns = () =>
    posts.evaluateAll((all) => new Set(all.map((post) => Math.round(post.getBoundingClientRect().x))).size)
  for (const [width, count] of [
    [360, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await at(page, width)
    await expect.poll(columns, `${width} px`).toBe(count)
  }
})

test('a line shows ten projects with four packages each', async ({ page }) => {
  const packages = (project: number) =>
    Array.from({ length: 6 }, (_, place) => ({ id: project * 10 + place, name: `Plot ${place}`, amount: 1 }))
  const data = Array.from({ length: 11 }, (_, place) => ({
    id: place + 1,
    name: `Estate ${place + 1}`,
    projectType: { id: 1, name: 'land' },
    packages: place === 0 ? packages(place + 1) : [],
  }))
  await page.route(/\/api\/v2\/projects\/1(\?|$)/, (route) =>
    route.fulfill({ json: { statusCode: 200, data, page: 1, perPage: 11, pages: 1, total: 11 } }),
  )
  await page.goto('/projects/land')
  await interactive(page)
  await expect(page.getByRole('heading', { name: /^Estate \d+$/ })).toHaveCount(10)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
})

test('the pictures of a package change every 7 s', async ({ page }) => {
  await page.clock.install()
  await at(page, 360)
  await page.goto('/projects/package/101')
  await interactive(page)
  const slides = page.getByRole('main').locator('[aria-roledescription=carousel]').first()
  await expect(slides.getByRole('button', { name: 'Next picture' })).toBeAttached()
  await expect(slides).toContainText(/1\s*\/\s*\d/)
  await page.clock.pauseAt(Date.now() + 60_000)
  const place = async () => Number(/(\d+)\s*\/\s*\d/.exec((await slides.textContent()) ?? '')?.[1])
  const changes: number[] = []
  let [before, passedMs] = [await place(), 0]
  while (changes.length < 2) {
    await page.clock.runFor(500)
    passedMs += 500
    const now = await place()
    if (now !== before) changes.push(passedMs)
    before = now
    expect(passedMs, 'they move').toBeLessThan(20_000)
  }
  expect((changes[1] ?? 0) - (changes[0] ?? 0)).toBe(7_000)
})

/** Parts that wait below the view: where they are, and how they will rise. */
const waiting = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation
      if (animation.playState !== 'paused' || !(effect instanceof KeyframeEffect)) return []
      const box = effect.target?.getBoundingClientRect()
      const { duration, easing, iterations } = effect.getTiming()
      const isQuestions = effect.target?.querySelector('details') !== null
      return [{ top: box?.top ?? 0, height: box?.height ?? 0, duration, easing, iterations, isQuestions }]
    }),
  )

/** The same after a frame: with it the page is told what is in view. */
const waitingNow = async (page: Page) => {
  await drawn(page)
  return waiting(page)
}

const rests = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** The front page with its lists drawn: they are taller than their places, so the parts below them move. */
async function frontPageDrawn(page: Page): Promise<void> {
  await at(page, 1280)
  await page.goto('/')
  await interactive(page)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  for (const name of ['Find Your Perfect Package', 'Tips to Build Wealth']) {
    await expect(region(page, name).getByRole('article').first()).toBeAttached()
  }
}

test('a part rises once, in 1000 ms, when it is 140 px in view', async ({ page }) => {
  await frontPageDrawn(page)
  await expect.poll(async () => (await waitingNow(page)).length).toBeGreaterThan(0)
  const parts = await waiting(page)
  for (const part of parts)
    expect(part).toMatchObject({ duration: 1_000, easing: 'ease-in-out', iterations: 1 })
  const count = parts.length
  await page.evaluate((place) => {
    const tops = document.getAnimations().flatMap(({ playState, effect }) => {
      const part = playState === 'paused' && effect instanceof KeyframeEffect ? effect.target : null
      return part ? [part.getBoundingClientRect().top] : []
    })
    scrollBy({ top: Math.min(...tops) - place, behavior: 'instant' })
  }, HEIGHT - 130)
  await rests(page)
  const tops = (await waiting(page)).map(({ top }) => Math.round(top))
  expect(tops, `${count} waited`).toContain(HEIGHT - 130)
  await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }))
  const late = async () => (await waitingNow(page)).filter(({ top }) => top <= HEIGHT - 140).length
  await expect.poll(late).toBe(0)
})

test('the questions rise when a quarter of them is in view', async ({ page }) => {
  await frontPageDrawn(page)
  const questions = async () => (await waitingNow(page)).find(({ isQuestions }) => isQuestions)
  const list = page.locator('#faqs').locator('xpath=ancestor::section').locator('details').first()
  const topOf = () => list.evaluate((element) => element.getBoundingClientRect().top)
  const bring = async (px: number) =>
    page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), (await topOf()) - HEIGHT + px)
  await bring(-100)
  await expect.poll(async () => Boolean(await questions())).toBe(true)
  const height = (await questions())?.height ?? 0
  await bring(0.2 * height)
  await rests(page)
  expect(await questions(), 'a fifth is not enough').toBeDefined()
  await bring(0.3 * height)
  await expect.poll(questions).toBeUndefined()
})
