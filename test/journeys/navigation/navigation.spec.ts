import type { Page } from '@playwright/test'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { SCROLL_PATIENCE_MS, stretchTimers } from '../../harness/patience/stretch-timers.ts'
import { interactive } from '../support/booking.ts'

test('on a phone the menu opens, keeps the focus, closes by Escape and by choosing a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await interactive(page)
  const open = page.getByRole('button', { name: 'Open menu' })
  await open.click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()

  await open.click()
  await menu.getByRole('link', { name: 'Land' }).click()
  await expect(page).toHaveURL(/\/projects\/land$/)
  await expect(menu).toBeHidden()
})

test('a press on the menu before React is there is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await holdRequests(page, /\/assets\/core-/)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a press on the menu before React is there opens nothing over who types by then', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'ariaHasPopup')) // as in Firefox until 118
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await holdRequests(page, /\/assets\/core-/)
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const field = page.getByRole('searchbox')
  await field.fill('Ogun')
  release()
  await interactive(page)
  const open = page.getByRole('button', { name: 'Open menu', includeHidden: true })
  const pulses = () => open.evaluate((button) => button.getAnimations().length)
  await expect.poll(pulses, 'the press has had its turn').toBe(0)
  await page.waitForTimeout(500) // a menu that opens is open by then
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0)
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a press on the menu before React is there opens it for who has ticked something by then', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await holdRequests(page, /\/assets\/core-/)
  await page.goto('/site_tour/kit')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('checkbox').first().check()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('the address changes while the page starts', () => {
  test.use({ serviceWorkers: 'block' }) // a worker would answer with the very code that is held

  test('Back before React is there shows the page that it leads to', async ({ page }) => {
    const release = await reloadTerms(page, /\/assets\/core-/)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/\/faqs$/)
    release()
    await expect(questions(page)).toBeVisible()
  })

  test('Back before the code of the screen is there does so too', async ({ page }) => {
    const release = await reloadTerms(page, /\/assets\/legal-/)
    await expect(page.locator('main[data-asleep]')).toBeAttached()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/\/faqs$/)
    release()
    await expect(questions(page)).toBeVisible()
  })

  test('Back while React goes through the page does so too', async ({ page }) => {
    await page.addInitScript(goBackOnSecondLook)
    await (await reloadTerms(page, /\/assets\/core-/))()
    await expect(questions(page)).toBeVisible()
  })

  test('a link pressed before the code of the screen is there leads on', async ({ page }) => {
    const release = await reloadTerms(page, /\/assets\/legal-/)
    await expect(page.locator('main[data-asleep]')).toBeAttached()
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
    await expect(page).toHaveURL(/\/faqs$/)
    release()
    await expect(questions(page)).toBeVisible()
  })
})

const questions = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ask before you pay.' })

/**
 * In the page: React looks at each node of a page that it brings to life. The first such look of a page that was loaded
 * again takes as long as the browser needs to go back.
 */
function goBackOnSecondLook(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const sibling = Object.getOwnPropertyDescriptor(Node.prototype, 'nextSibling')
  if (!sibling?.get || !(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'reload')
    return
  let hasLeft = false
  Object.defineProperty(Node.prototype, 'nextSibling', {
    get(this: Node) {
      if (!hasLeft && this instanceof Element && this.closest('#root')) {
        hasLeft = true
        history.back()
        for (const until = performance.now() + 200; performance.now() < until; );
      }
      return sibling.get?.call(this)
    },
  })
}

/** Loads the page of terms, one link on from that of the questions, without `code`. Returns what lets that come. */
async function reloadTerms(page: Page, code: RegExp): Promise<() => void> {
  await page.goto('/faqs')
  await interactive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  await expect(page).toHaveURL(/\/legal\/terms$/)
  const release = await holdRequests(page, code)
  const asked = page.waitForRequest(code)
  await page.reload({ waitUntil: 'commit' })
  await asked
  return release
}

test('on a desktop a group opens by keyboard and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await interactive(page)
  const group = page.getByRole('banner').getByText('Projects and Packages')
  await group.focus()
  await page.keyboard.press('Enter')
  const link = page.getByRole('banner').getByRole('link', { name: 'Agro' })
  await expect(link).toBeVisible()
  await link.press('Enter')
  await expect(page).toHaveURL(/\/projects\/agro$/)
})

test('a new page starts at its top, and Back returns to where one was', async ({ page }) => {
  await stretchTimers(page, SCROLL_PATIENCE_MS)
  await page.goto('/')
  await interactive(page)
  const shelf = page.getByRole('region', { name: 'Find Your Perfect Package' })
  await shelf.scrollIntoViewIfNeeded() // a reader, for whom the lists above the link are read: until then it may move
  await expect(shelf.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Learn More' }).first().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await page.getByRole('link', { name: 'Learn More' }).first().click()
  await expect(page).toHaveURL(/who_we_are$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  const returned = async () => {
    const { top, sections } = await page.evaluate(() => ({
      top: scrollY,
      sections: [...document.querySelectorAll('main section')].map(({ clientHeight }) => clientHeight),
    }))
    return top > before - 200 ? 'there' : `at ${top} instead of ${before}, sections ${sections} px high`
  }
  await expect.poll(returned).toBe('there')
})

test('Back returns to where one was also after a tab was pressed there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await stretchTimers(page, SCROLL_PATIENCE_MS)
  await page.goto('/')
  await interactive(page)
  const shelf = page.getByRole('region', { name: 'Find Your Perfect Package' })
  await shelf.scrollIntoViewIfNeeded()
  await expect(shelf.getByRole('article').first()).toBeVisible()
  await shelf.getByRole('tab', { name: 'Agro' }).evaluate((tab) => tab.scrollIntoView({ block: 'start' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.evaluate(() => new Promise(requestAnimationFrame)) // the scroll is told by then
  const before = await page.evaluate(() => scrollY)
  await shelf.getByRole('tab', { name: 'Agro' }).evaluate((tab: HTMLElement) => tab.click())
  await expect(page).toHaveURL(/agro/)
  await expect(shelf.getByRole('article').first()).toBeVisible()
  await shelf
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/agro/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200)
})

test('everything that leads on works as plain HTML, without any script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Explore Our Services' }).click()
  await expect(page).toHaveURL(/\/services$/)
  await page.goto('/')
  await page.getByText('Who can buy from Adbond?').click()
  await expect(page.locator('details[open] p').first()).toBeVisible()
  await page.goto('/faqs')
  const ofLastTab = page.getByText('Can I rent my house out?')
  await expect(ofLastTab, 'no tab can be pressed').toBeVisible()
  await ofLastTab.click()
  await expect(page.getByText(/^Yes\. Do it yourself, or let/)).toBeVisible()
  await context.close()
})
