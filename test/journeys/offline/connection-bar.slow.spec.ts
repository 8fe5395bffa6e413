/** The connection bar on the smallest phone, at twice the text. */
import { API, NOTHING } from '../../harness/answers.ts'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { READ_TIMEOUT_MS, stretchTimers } from '../../harness/patience/stretch-timers.ts'
import { interactive, laterParts, underWorker } from '../support/booking.ts'

test('the bar is announced politely, grows with the text, and leaves the buy bar alone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/projects/package/101')
  await interactive(page)
  await underWorker(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: 'No connection.' })
  await expect(bar).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  // The page makes room for the header with the next frame.
  await expect(async () => {
    const boxes = await Promise.all([
      bar.boundingBox(),
      page.getByRole('banner').boundingBox(),
      page.getByRole('main').boundingBox(),
      page.locator('.buy-bar').boundingBox(),
    ])
    const [barBox, header, main, buyBar] = boxes
    if (!barBox || !header || !main || !buyBar) throw new Error('Not on the screen')
    expect(barBox.y + barBox.height).toBeLessThanOrEqual(header.y + header.height)
    expect(main.y).toBeGreaterThanOrEqual(header.y + header.height - 1)
    expect(barBox.y + barBox.height).toBeLessThan(buyBar.y)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }).toPass({ timeout: 60_000 })
})

test('an answer that was on its way when the network was lost does not end the bad news', async ({
  page,
  context,
}) => {
  await stretchTimers(page, READ_TIMEOUT_MS)
  const release = await holdRequests(page, API, (route) => route.fulfill({ json: NOTHING }))
  let isLost = false
  await page.route(API, (route) => (isLost ? route.abort('internetdisconnected') : route.fallback()))
  const asked = page.waitForRequest(API)
  await page.goto('/projects/land')
  await interactive(page)
  await laterParts(page)
  await asked
  isLost = true
  await context.setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: 'No connection.' })
  await expect(bar).toBeVisible()
  const words = await bar.evaluateHandle((element) => {
    const seen: string[] = []
    const look = () => seen.push(element.textContent ?? '')
    new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true })
    return seen
  })
  release()
  await expect(page.getByText('No Projects Found')).toBeVisible()
  await expect(bar).toBeVisible()
  expect((await words.jsonValue()).filter((text) => !text.startsWith('No connection.'))).toEqual([])
})

test('what the browser had by itself is kept, and does not end the bad news', async ({ page, context }) => {
  await page.goto('/projects/land')
  await interactive(page)
  await underWorker(page)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('api-reads')).keys()).length))
    .not.toBe(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: 'No connection.' })
  await expect(bar).toBeVisible()
  const heard = await page.evaluateHandle(() => {
    const good: unknown[] = []
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data.kind === 'network' && data.line === 'good') good.push(data)
    })
    return good
  })
  await page.evaluate(async () => {
    const reads = await caches.open('api-reads')
    const [first] = await reads.keys()
    if (!first) throw new Error('Nothing was kept')
    await reads.delete(first)
    navigator.serviceWorker.controller?.postMessage({ kind: 'remember', urls: [first.url] })
    while (!(await reads.match(first))) await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(await heard.jsonValue()).toEqual([])
  await expect(bar).toBeVisible()
})

test.describe('without a worker, whose own answers would end the wait', () => {
  test.use({ serviceWorkers: 'block' })

  test('an answer that takes long is called slow, until it is here', async ({ page }) => {
    await stretchTimers(page, READ_TIMEOUT_MS)
    const release = await holdRequests(page, API)
    await page.goto('/projects/land')
    await interactive(page)
    await laterParts(page)
    const bar = page.getByRole('status').filter({ hasText: 'The answer is slow to come.' })
    await expect(bar).toBeVisible()
    await expect(page.getByText('No connection.')).toHaveCount(0)
    release()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(bar).toHaveCount(0)
  })
})

test('a line that is back is noticed where there is no worker and the page asks for nothing', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${site.origin}/faqs`)
  await interactive(page)
  await laterParts(page)
  await context.setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: 'No connection.' })
  await expect(bar).toBeVisible()
  await expect(bar, 'nothing is saved here').not.toContainText('saved')
  await context.setOffline(false)
  await expect(bar).toHaveCount(0)
  await context.close()
})

test('a list that nobody answered comes by itself once somebody does, although the phone believed in its line all the time', async ({
  page,
}) => {
  await page.goto('/faqs')
  await interactive(page)
  await underWorker(page)
  let isDead = true
  await page.context().route(API, (route) => (isDead ? route.abort('connectionreset') : route.continue()))
  await page.goto('/projects/agro')
  await interactive(page)
  await expect(page.getByRole('status').filter({ hasText: 'No answer from our server.' })).toBeVisible()
  isDead = false
  await expect(page.getByRole('article').first()).toBeVisible() // it is asked about every 15 s
  await expect(page.getByText('No answer from our server.')).toHaveCount(0)
})
