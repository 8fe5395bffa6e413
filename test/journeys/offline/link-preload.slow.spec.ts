/** A link fetches what it leads to while somebody points at it, but not with data saver on. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

declare global {
  interface Window {
    cancelled: Promise<void>
  }
}

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })

const PROJECTS = /\/api\/v2\/projects\/1$/
const SCREEN = /\/assets\/land-projects-.+\.js$/
const POINTS_MS = 65

const count = (page: Page, wanted: RegExp) => {
  const urls: string[] = []
  page.on('request', (request) => wanted.test(request.url()) && urls.push(request.url()))
  return urls
}

/** Opens a page and stays; resolves when the code that watches its links has run. */
async function stay(page: Page): Promise<void> {
  await page.clock.install()
  const watcher = page.waitForResponse(/\/assets\/for-readers-/)
  await page.goto('/faqs')
  await interactive(page)
  await page.keyboard.press('Shift') // somebody is here
  const url = (await watcher).url()
  await page.evaluate(`import('${url}').then(() => undefined)`) // the page's own module, as soon as it has run
}

const landLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Land', exact: true })

for (const [doing, sign] of [
  ['pointing at', 'hover'],
  ['focusing', 'focus'],
] as const) {
  test(`${doing} a link fetches its screen and its list, and opening it asks for nothing twice`, async ({
    page,
  }) => {
    const lists = count(page, PROJECTS)
    const scripts = count(page, SCREEN)
    await stay(page)
    await landLink(page)[sign]()
    await page.clock.fastForward(POINTS_MS)
    await expect.poll(() => [lists.length, scripts.length]).toEqual([1, 1])
    await expect(page).toHaveURL(/\/faqs$/)
    await landLink(page).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect([lists.length, scripts.length]).toEqual([1, 1])
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } })

  for (const [what, end, fetched] of [
    ['a finger that rests on a link fetches its list', 'rest', 1],
    ['a finger that scrolls fetches nothing, whatever link it began on', 'scroll', 0],
  ] as const) {
    test(what, async ({ page }) => {
      const lists = count(page, PROJECTS)
      await stay(page)
      await page.getByRole('contentinfo').locator('summary').getByText('Projects and Packages').tap()
      await landLink(page).scrollIntoViewIfNeeded()
      const box = await landLink(page).boundingBox()
      if (!box) throw new Error('The link is not on the screen')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.evaluate(() => {
        window.cancelled = new Promise((resolve) =>
          addEventListener('pointercancel', () => resolve(), { once: true }),
        )
      })
      const devTools = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove', up = 0) =>
        devTools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - up }] })
      await page.clock.pauseAt(Date.now() + 60_000) // only the test lets the finger's time pass
      await touch('touchStart')
      if (end === 'scroll') {
        for (const up of [-20, -40, -60]) await touch('touchMove', up)
        await page.evaluate(() => window.cancelled)
      }
      await page.clock.fastForward(POINTS_MS)
      if (fetched) await expect.poll(() => lists).toHaveLength(fetched)
      else await page.evaluate(() => fetch('/robots.txt').then(() => undefined)) // what was asked before it has gone out
      expect(lists).toHaveLength(fetched)
    })
  }
})

test('who saves data fetches nothing by pointing, until the saver is switched off', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('adbond-data-saver', 'on'))
  const fetched = count(page, PROJECTS)
  await stay(page)
  await landLink(page).hover()
  await page.clock.fastForward(POINTS_MS)

  await page.getByRole('button', { name: 'Data saver and meter' }).first().click()
  await page.getByRole('switch', { name: 'Data saver' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  expect(fetched).toEqual([])
  await landLink(page).hover()
  await page.clock.fastForward(POINTS_MS)
  await expect.poll(() => fetched).toHaveLength(1)
})
