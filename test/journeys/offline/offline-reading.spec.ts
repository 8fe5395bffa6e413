import type { Page } from '@playwright/test'
import { ANY_PAGE_FILE, SHELLS, staticPaths } from '../../../contract/addresses/documents.ts'
import { countingProxy } from '../../bench/sites/counting-proxy.ts'
import { openEveryAddress } from '../../faults/rig/every-address.ts'
import { expect, test } from '../../harness/journey.ts'
import { startSite } from '../../harness/site.ts'
import { interactive, underWorker } from '../support/booking.ts'
import { savedQueries } from '../support/saved-reads.ts'

test.describe.configure({ mode: 'parallel' }) // the first takes as long as all others

test('after one visit, with no server at all, every address opens', async ({ browser }) => {
  const site = await startSite()
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site.origin)
  await interactive(page)
  await underWorker(page)
  // The precache is complete once the worker is active; its pictures and reads follow.
  await site.stop()
  // The browser may drop at any time what it keeps by itself.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')

  await openEveryAddress(page, site.origin)
  // Nobody can know whether an address outside this build exists by now, so the phone shows what it has.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No answer from our server.')
  await expect(page.getByRole('status').filter({ hasText: 'No answer from our server.' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('heading', { name: 'What opens without a network' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), 'above the lists').toBeInViewport()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(page).toHaveURL(`${site.origin}/faqs`)
  await context.close()
  await site.remove()
})

test('the pages that the worker keeps are those of the server, byte by byte, with the headers that guard them', async ({
  page,
}) => {
  await page.goto('/faqs')
  await interactive(page)
  await underWorker(page)
  for (const path of [...staticPaths, ...Object.values(SHELLS)]) {
    const answer = await page.request.get(path, { maxRetries: 3 }) // past the worker
    const kept = await page.evaluate(async (address) => {
      const answered = await fetch(address)
      return { text: await answered.text(), headers: Object.fromEntries(answered.headers) }
    }, path)
    expect(kept.text, path).toBe(await answer.text())
    expect(guards(kept.headers), path).toEqual(guards(answer.headers()))
    expect(stylesOf(kept.headers), path).toEqual(expect.arrayContaining(stylesOf(answer.headers())))
  }
})

const HASH = / 'sha256-[^']+'/g

/** The rules of a page that its policy names; a page out of the bundle has those of all pages. */
const stylesOf = (headers: Record<string, string>) => headers['content-security-policy']?.match(HASH) ?? []

/** Without headers that belong to one transfer: its coding, its length, its tag, who may keep or rewrite it. */
function guards(headers: Record<string, string>) {
  const ofTheTransfer =
    /^(cache-control|content-encoding|content-length|etag|vary|date|connection|keep-alive|last-modified)$/
  const lasting = Object.entries(headers).filter(([name]) => !ofTheTransfer.test(name))
  return Object.fromEntries(lasting.map(([name, value]) => [name, value.replaceAll(HASH, '')]))
}

test('what was read once can be read again without a server: lists, a package, and its pictures', async ({
  browser,
}) => {
  const site = await startSite()
  const proxy = await countingProxy(site.origin)
  // A gallery that plays by itself would ask for its next picture while the page is left.
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${proxy.origin}/projects/package/101`) // by a shared link
  await interactive(page)
  await underWorker(page)
  await proxy.quiet(500) // a picture that is still on its way would go with its page
  await page.goto(`${proxy.origin}/projects/land`)
  await interactive(page)
  const card = page.getByRole('article').first()
  const name = ((await card.getByRole('heading').textContent()) ?? '').trim()
  await card.getByRole('link', { name: /Learn More/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const address = page.url()
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
  // The reading cache is written within a second of the last answer.
  const id = address.split('/').at(-1)
  await expect.poll(() => savedQueries(page)).toContain(`package /packages/view/${id}`)
  // Some came before the worker, which keeps them out of the browser's own copy.
  const pictures = () =>
    proxy.fetched.flatMap(({ path, body }) => (path.startsWith('/media/') && body > 0 ? [path] : []))
  await expect.poll(() => keptPictures(page)).toEqual(expect.arrayContaining(pictures()))
  expect(pictures().length).toBeGreaterThan(0)
  expect(pictures(), 'no picture comes twice').toEqual([...new Set(pictures())])
  await site.stop()

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const picture = page.locator('main img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await page.goto(`${proxy.origin}/projects/land`)
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(name)

  await page.goto(`${proxy.origin}/projects/package/999999`)
  await expect(page.getByText("We couldn't load this package.").first()).toBeVisible()
  await expect(page.getByText('No answer from our server.')).toBeVisible()
  await context.close()
  await proxy.close()
  await site.remove()
})

test('the shells of dynamic addresses are complete pages', async ({ page }) => {
  for (const file of Object.values(SHELLS)) {
    const answer = await page.request.get(`/${file}`)
    expect(answer.status(), file).toBe(200)
    expect(await answer.text()).toContain('<footer')
  }
})

test('a shell opened by its own name says that there is no such page, on the server and under the worker', async ({
  page,
}) => {
  for (const under of ['the server', 'the worker']) {
    for (const file of [...Object.values(SHELLS), ANY_PAGE_FILE]) {
      await page.goto(`/${file}`)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title, `${file} under ${under}`).toHaveText('This page does not exist.')
      await interactive(page)
    }
    await page.goto('/careers')
    await underWorker(page)
  }
})

const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('pictures')).keys()
    return kept.map(({ url }) => url.replace(location.origin, ''))
  })
