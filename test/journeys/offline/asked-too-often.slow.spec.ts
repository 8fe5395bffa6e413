/** An API that has had enough of an address answers 429, and mobile networks share theirs between thousands. */
import { startProxy } from '../../faults/rig/proxy.ts'
import { expect, test } from '../../harness/journey.ts'
import { interactive, underWorker } from '../support/booking.ts'

test.use({ failsOnPurpose: true })

test('an API that was asked too often has not said that a post or a package does not exist', async ({
  browser,
  site,
}) => {
  const api = await startProxy(site.origin)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${api.origin}/resource_hub`)
  await interactive(page)
  await underWorker(page)
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Read More/ })
    .first()
  const topic = (await link.textContent())?.replace(/^Read More: /, '') ?? ''
  api.follow(({ path }) => (path.startsWith('/api/') ? { kind: 'status', status: 429 } : null))
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible()

  await page.goto(`${api.origin}/projects/package/99999`)
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(page).toHaveURL(/\/projects\/package\/99999$/)
  await expect(page.getByText('Our server answers with an error.')).toBeVisible()

  api.follow(() => null)
  await expect(page, 'only the provider’s own word leads home').toHaveURL(/\/$/)
  await context.close()
  await api.close()
})

test('a list that was asked for too often comes by itself, without a press', async ({ browser, site }) => {
  const api = await startProxy(site.origin)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  api.follow(({ path }) => (path.startsWith('/api/') ? { kind: 'status', status: 429 } : null))
  await page.goto(`${api.origin}/projects/land`)
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try Again' })
  await expect(tryAgain.first()).toBeVisible()
  await expect(page.locator('a[href^="/projects/package/"]')).toHaveCount(0)
  api.follow(() => null)
  await expect(page.locator('a[href^="/projects/package/"]').first()).toBeVisible()
  await expect(tryAgain).toHaveCount(0)
  await context.close()
  await api.close()
})
