/**
 * Nonsense from the provider and from the address: an item is dropped or a list says that it failed; the screen stays.
 */
import { API } from '../../harness/answers.ts'
import { expect, test } from '../../harness/journey.ts'
import { shareOf } from '../../harness/whole.ts'
import { interactive } from '../support/booking.ts'

test.use({ serviceWorkers: 'block', failsOnPurpose: true })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const ANSWERS: Record<string, string> = {
  'a page of a captive portal': '<!doctype html><h1>Log in to the hotel</h1>',
  'nothing but null': 'null',
  'a list without its envelope': '[]',
  'no data': '{"statusCode":200}',
  'null for data': '{"statusCode":200,"data":null}',
  'a list for an object and an object for a list':
    '{"statusCode":200,"data":{"0":[],"1":null,"x":{"id":{}}}}',
  'half an answer': '{"statusCode":200,"data":[{"id":1,"na',
}
const PATHS = ['/', '/projects/land', '/resource_hub', '/resource_hub/any', '/site_tour?projectType=land']

for (const [place, [what, body]] of Object.entries(ANSWERS).entries()) {
  test(`screens stand when the API answers ${what}`, async ({ page }) => {
    await page.route(API, (route) => route.fulfill({ body, contentType: 'application/json' }))
    for (const path of shareOf(PATHS, place, 2)) {
      await page.goto(path)
      await interactive(page)
      await expect(page.locator('main .skeleton'), `${path} has an end`).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
      await expect(page.getByText("Don't you fret"), path).toHaveCount(0)
      await expect(page.getByText(/hotel|undefined|NaN|\[object/), path).toHaveCount(0)
    }
  })
}

test('one good record among bad ones is shown', async ({ page }) => {
  const bad = [null, 7, 'x', [], {}, { id: 1 }, { name: 'no id' }, { id: {}, name: [] }]
  const good = {
    id: 5,
    name: 'The good one',
    slug: 'good',
    topic: 'The good one',
    package: { name: 'The good one' },
  }
  await page.route(API, (route) =>
    route.fulfill({ json: { statusCode: 200, data: [...bad, good], pages: 'x' } }),
  )
  for (const path of ['/', '/resource_hub', '/site_tour']) {
    await page.goto(path)
    await interactive(page)
    await expect(page.getByRole('article').filter({ hasText: 'The good one' }).first(), path).toBeVisible()
    await expect(page.getByText("Don't you fret")).toHaveCount(0)
  }
})

test('unknown choices in the address fall back to the first', async ({ page }) => {
  const selected = (name: string) => page.getByRole('tab', { name, exact: true }).first()
  await page.goto('/?scheduleTab=castle')
  await expect(selected('Land')).toHaveAttribute('aria-selected', 'true')
  await page.goto('/faqs?tab=%00')
  await expect(selected('General')).toHaveAttribute('aria-selected', 'true')
  await page.goto('/resource_hub?type=x&page=-3&category=%3Cscript%3E&categoryPage=1e9')
  await interactive(page)
  await expect(selected('News')).toHaveAttribute('aria-selected', 'true')
  await expect(selected('General')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/site_tour?projectType=sea&projectId=%00&date=soon')
  await interactive(page)
  await expect(page.getByLabel('Project type')).toHaveValue('')
  await expect(page.getByLabel('Project', { exact: true })).toBeDisabled()
})

test('an unknown address is told, with what was asked for', async ({ page }) => {
  await page.goto('/no/such/page?from=mail')
  await interactive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist.')
  await expect(page.getByText('/no/such/page?from=mail')).toBeVisible()
  await expect(page.getByText('Please check the URL or navigate to another page.')).toBeVisible()
})
