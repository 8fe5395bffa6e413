import { staticPaths } from '../../contract/addresses/documents.ts'
import { sitePaths } from '../../contract/site-paths.ts'
import { expect, test } from '../harness/journey.ts'
import { interactive } from '../journeys/support/booking.ts'

/** Nonsense of every kind that an address may carry, and the parameters that the screens really read. */
const QUERIES = [
  '?scheduleTab=nonsense&type=x&page=-3&category=%3Cscript%3E&categoryPage=1e9&tab=%00&x=1',
  '?scheduleTab=home&type=blog&page=2&category=land&tab=agro&projectType=land&projectId=4&packageId=101',
]

const PATHS = [
  ...staticPaths,
  '/projects/package/101',
  '/projects/package/nonsense',
  '/resource_hub/nonsense',
  '/no/such/page',
]

for (const query of QUERIES) {
  test(`every page hydrates without a complaint, with ${query.slice(0, 22)}…`, async ({
    page,
    complaints,
  }) => {
    for (const path of PATHS) {
      await page.goto(path + query)
      await interactive(page)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      expect(complaints, path).toEqual([])
    }
  })
}

test('the name of a file and a doubled slash open their page, and leave the address', async ({
  page,
  site,
  complaints,
}) => {
  for (const [asked, shown] of [
    ['/index.html?utm_source=card', '/'],
    ['/services.html#main', '/services#main'],
    ['//projects//land?page=2', '/projects/land?page=2'],
    ['/projects/package//101', '/projects/package/101'],
  ]) {
    await page.goto(site.origin + asked)
    await interactive(page)
    await expect(page).toHaveURL(site.origin + shown)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page does not exist.')
    expect(complaints, asked).toEqual([])
  }
})

test('every address known at build time is full text before any script runs', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const page = await context.newPage()
  for (const path of staticPaths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.title()).toMatch(/\S/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/)
    expect(await page.locator('[style]').count(), `${path}: no style attribute`).toBe(0)
    expect(await page.locator('script:not([src]):not([type="application/ld+json"])').count()).toBe(0)
  }
  await context.close()
})

test('a question sent before any script runs stays in its form, and not in an address', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const page = await context.newPage()
  await page.goto('/faqs')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  expect(page.url()).not.toContain('ada')
  await context.close()
})

test('the whole stylesheet is there before React answers', async ({ page }) => {
  await page.goto('/')
  await interactive(page)
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({ href, cssRules }) => [href, cssRules.length]),
  )
  expect(sheets.some(([href, rules]) => String(href).includes('/assets/') && Number(rules) > 300)).toBe(true)
})

test('the map of prerendered addresses answers 200, the rest 404 with the error screen', async ({ page }) => {
  for (const path of staticPaths)
    expect((await page.request.get(path, { maxRetries: 3 })).status(), path).toBe(200)
  const missing = await page.request.get('/no/such/page')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('This page does not exist.')
})

test('the policy refuses nothing of our own and has no unsafe word', async ({ page }) => {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      ;(window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      )
    })
  })
  // A refusal anywhere else would break the silence of the console in the journeys.
  for (const path of [sitePaths.frontPage, sitePaths.siteTour]) {
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    await interactive(page)
  }
  expect(violations).toEqual([])
})
