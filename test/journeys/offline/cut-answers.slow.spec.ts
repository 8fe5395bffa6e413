/**
 * A proxy that does not tell the length of a body can end it anywhere. The browser takes the half for the whole and
 * keeps it in its own cache, where every "not modified" confirms it. The site has to ask past that cache (row R15
 * whole).
 */
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { type FaultProxy, startProxy } from '../../faults/rig/proxy.ts'
import { pressIfThere } from '../../harness/answers.ts'
import { type Site, startSite } from '../../harness/site.ts'
import { interactive, underWorker } from '../support/booking.ts'

let site: Site

test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.remove())

/** A phone whose matching answers arrive cut in half, until the line becomes whole again. */
async function onCutLine(
  browser: Browser,
  isCut: (path: string) => boolean,
  use: (page: Page, proxy: FaultProxy) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const proxy = await startProxy(site.origin)
  const context = await browser.newContext(options)
  proxy.follow(({ path }) => (isCut(path) ? { kind: 'cut', at: { share: 0.5 }, framing: 'close' } : null))
  try {
    await use(await context.newPage(), proxy)
  } finally {
    await context.close()
    await proxy.close()
  }
}

const firstCard = (page: Page) => page.getByRole('article').first().getByRole('heading')

test('a list that came half without a worker is whole as soon as the line is', async ({ browser }) => {
  await onCutLine(
    browser,
    (path) => path.startsWith('/api/'),
    async (page, proxy) => {
      await page.goto(`${proxy.origin}/projects/land`)
      await expect(page.getByText('Failed to load projects')).toBeVisible()
      proxy.follow(() => null)
      await pressIfThere(page.getByRole('button', { name: 'Try Again', exact: true }))
      await expect(firstCard(page)).toBeVisible()
    },
    { serviceWorkers: 'block' },
  )
})

test('a list that came half under the worker is whole as soon as the line is', async ({ browser }) => {
  await onCutLine(
    browser,
    (path) => path.startsWith('/api/'),
    async (page, proxy) => {
      await page.goto(`${proxy.origin}/faqs`)
      await interactive(page)
      await underWorker(page)
      await page.goto(`${proxy.origin}/projects/land`)
      await expect(page.getByText('Failed to load projects')).toBeVisible()
      proxy.follow(() => null)
      await pressIfThere(page.getByRole('button', { name: 'Try Again', exact: true }))
      await expect(firstCard(page)).toBeVisible()
    },
  )
})

for (const script of [
  '/assets/core-',
  '/assets/land-projects-',
  '/assets/data-',
  '/sw.js',
  '/assets/worker-',
]) {
  test(`the script "${script}" that came half is whole at the next visit, and the worker keeps it whole`, async ({
    browser,
  }) => {
    await onCutLine(
      browser,
      (path) => path.startsWith(script) && path.endsWith('.js'),
      async (page, proxy) => {
        await page.goto(`${proxy.origin}/projects/land`)
        await page.mouse.move(8, 8) // a reader who stays gets the worker
        await expect.poll(() => asked(proxy, script)).toBeGreaterThan(0)
        await page.waitForLoadState('networkidle')
        await page.close()
        proxy.follow(() => null)

        const next = await page.context().newPage()
        await next.goto(`${proxy.origin}/projects/land`)
        await expect(firstCard(next)).toBeVisible()
        await interactive(next)
        await underWorker(next)
      },
    )
  })
}

test('a worker whose script was lost is there in the same visit, once the line is', async ({ browser }) => {
  await onCutLine(
    browser,
    () => false,
    async (page, proxy) => {
      proxy.follow(({ path }) => (path === '/sw.js' ? { kind: 'reset' } : null))
      await page.goto(`${proxy.origin}/faqs`)
      await interactive(page)
      await page.mouse.move(8, 8)
      await expect.poll(() => asked(proxy, '/sw.js')).toBeGreaterThan(0)
      proxy.follow(() => null)
      await underWorker(page)
    },
  )
})

test('parts that nobody waits for may be missing without a word on the console', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const missed: string[] = []
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.route(/\/assets\/for-readers-/, (route) => {
    missed.push(route.request().resourceType())
    return route.abort()
  })
  const failed = (kind: string) =>
    page.waitForEvent(
      'requestfailed',
      (request) => request.url().includes('/for-readers-') && request.resourceType() === kind,
    )
  const isLooked = Promise.all([failed('script'), failed('fetch')])
  await page.goto(`${site.origin}/faqs`)
  await interactive(page)
  await page.mouse.move(8, 8)
  await isLooked
  const scripts = () => missed.filter((kind) => kind === 'script').length // the page may look what became of it
  await expect.poll(scripts, 'once more at once, and then with later networks alone').toBe(2)
  expect(complaints).toEqual([])
  await context.close()
})

const asked = (proxy: FaultProxy, start: string) =>
  proxy.hits.filter(({ path }) => path.startsWith(start)).length
