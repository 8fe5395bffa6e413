/** A phone so busy that what was pressed is drawn much later: it is pressed again, and typing goes on. */
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { lateTasks } from '../../harness/patience/late-tasks.ts'
import { interactive } from '../support/booking.ts'

const SECOND_STEP_MS = 1_000
const SLICE_MS = 150
const PAUSE_MS = 600 // longer than a rest after which the address follows (use-search-text.ts)
const TYPING_MS = 6_000

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } }) // a worker would answer with the held code

test('a link that is pressed twice before its screen is there is one step, and Back leads out of it', async ({
  page,
}) => {
  await page.goto('/resource_hub')
  await interactive(page)
  const release = await holdRequests(page, /\/assets\/faqs-/)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' })
  await link.click()
  await expect(page).toHaveURL(/\/faqs$/)
  await link.click()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Ask before you pay.' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/resource_hub')
})

test('“Back” that is pressed twice is one step', async ({ page }) => {
  await page.goto('/faqs')
  await interactive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog/Press' }).click()
  const card = page.getByRole('region', { name: 'Explore by categories.' }).getByRole('article').first()
  await card.getByRole('link', { name: /^Read More/ }).click()
  await expect(page).toHaveURL(/\/resource_hub\/./)
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Back', exact: true })
    .evaluate((back) => {
      for (const _ of [1, 2]) back.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    })
  await expect(card).toBeVisible()
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), SECOND_STEP_MS)
  await expect(page).toHaveURL('/resource_hub')
})

test('letters that are typed in a search field stay while older ones are drawn late', async ({ page }) => {
  await lateTasks(page, SLICE_MS) // React draws in slices
  await page.goto('/resource_hub')
  await interactive(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 }) // else one slice is enough
  const field = page.getByLabel('Search the posts')
  await field.focus()
  const seen = field.evaluate(
    (input: HTMLInputElement, ms) =>
      new Promise<string[]>((resolve) => {
        const values = [input.value]
        const end = performance.now() + ms
        const look = () => {
          if (input.value !== values.at(-1)) values.push(input.value)
          if (performance.now() < end) requestAnimationFrame(look)
          else resolve(values)
        }
        look()
      }),
    TYPING_MS,
  )
  for (const letters of ['la', 'nd', ' at']) {
    await page.keyboard.type(letters)
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), PAUSE_MS)
  }
  const values = await seen
  const lost = values.filter((value, at) => !value.startsWith(values[at - 1] ?? ''))
  expect(lost, `of ${JSON.stringify(values)}`).toEqual([])
  await expect(field).toHaveValue('land at')
  await expect(page).toHaveURL('/resource_hub?q=land+at')
})
