/** Which script is asked for when: the line is the visitor's, and six requests at a time are all that HTTP/1.1 has. */
import { sitePaths } from '../../../contract/site-paths.ts'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { STAYS_AFTER_MS, stretchTimers } from '../../harness/patience/stretch-timers.ts'
import { interactive } from '../support/booking.ts'

test.use({ serviceWorkers: 'block' })

test('the largest script is asked for before the small ones of a screen', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-.{8}\.js$/.exec(request.url()) ?? []
    if (name && name !== 'boot') scripts.push(name)
  })
  await page.goto(sitePaths.siteTour)
  await interactive(page)
  expect(scripts[0]).toBe('core')
  expect(scripts).toEqual(expect.arrayContaining(['data', 'site-tour']))
})

for (const path of [sitePaths.virtualTeam, sitePaths.whoWeAre, sitePaths.services, sitePaths.careers]) {
  test(`${path} is alive before anybody fetches the code that reads, keeps and sends`, async ({ page }) => {
    await stretchTimers(page, STAYS_AFTER_MS)
    const scripts: string[] = []
    page.on('request', (request) => {
      const [, name] = /\/assets\/(data|reader)-/.exec(request.url()) ?? []
      if (name) scripts.push(name)
    })
    await page.goto(path)
    await interactive(page)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    await page.mouse.move(8, 8)
    await expect.poll(() => scripts.toSorted()).toEqual(['data', 'reader'])
  })
}

for (const { what, isSlow } of [
  { what: 'on a slow line the largest script is asked for while the picture comes', isSlow: true },
  { what: 'on any other the line is left to the picture', isSlow: false },
]) {
  test(what, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/core-/.test(request.url())) scripts.push(request.url())
    })
    const showPicture = await holdRequests(page, /\/assets\/hero-/)
    const bringBootScript = await holdRequests(page, /\/assets\/boot-.*\.js/)
    await page.clock.install({ time: '2026-11-21T08:00:00Z' })
    await page.clock.pauseAt('2026-11-21T09:00:00Z') // a busy machine is no slow line
    await page.goto(sitePaths.frontPage, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (isSlow) await page.clock.fastForward(4_000)
    bringBootScript()
    await page.waitForLoadState('domcontentloaded') // the boot script has run
    if (isSlow) await expect.poll(() => scripts).toHaveLength(1)
    expect(scripts).toHaveLength(isSlow ? 1 : 0)
    await page.clock.resume()
    showPicture()
    await interactive(page)
    expect(scripts).toHaveLength(1)
  })
}

test('a picture that never comes delays the page, and does not stop it', async ({ page }) => {
  const showPicture = await holdRequests(page, /\/assets\/hero-/)
  await page.clock.install()
  await page.goto(sitePaths.frontPage, { waitUntil: 'domcontentloaded' }) // the boot script has run
  await page.clock.fastForward(16_000)
  await interactive(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive') // it has not loaded
  showPicture()
})
