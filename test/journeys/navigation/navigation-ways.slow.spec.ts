/** Every way to the other pages: pointer, finger and keyboard, in the header, the menu of a phone and the footer. */
import { expect, test } from '../../harness/journey.ts'
import { readTo } from '../../harness/patience/read-to.ts'
import { everythingRead, interactive } from '../support/booking.ts'

declare global {
  interface Window {
    /** What Android's Back does. False: nothing was open. */
    requestClose: () => boolean
  }
}

/** Headless Chromium has no Back key; what that key asks can be asked all the same. */
function noteCloseRequests(): void {
  const open = new Set<object>()
  const Native = Object.getOwnPropertyDescriptor(window, 'CloseWatcher')?.value
  class Noted extends Native {
    constructor() {
      super()
      open.add(this)
    }
    destroy() {
      open.delete(this)
      Native.prototype.destroy.call(this)
    }
  }
  Reflect.set(window, 'CloseWatcher', Noted)
  window.requestClose = () => {
    const last = [...open].at(-1)
    if (last) Native.prototype.requestClose.call(last)
    return last !== undefined
  }
}

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

test('a group opens by hovering, pressing and the keyboard, and closes on leaving', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  await interactive(page)
  const header = page.getByRole('banner')
  const label = header.getByText('About', { exact: true })
  const link = header.getByRole('link', { name: 'Careers' })

  await label.hover()
  await expect(link).toBeVisible()
  const [list, trigger] = [
    await link.locator('xpath=ancestor::ul[1]').boundingBox(),
    await label.boundingBox(),
  ]
  expect(list?.width, 'at least 201 px wide').toBeGreaterThanOrEqual(201)
  expect(Math.round((list?.y ?? 0) - (trigger?.y ?? 0) - (trigger?.height ?? 0)), 'offset').toBe(4)
  await page.mouse.move(640, 700)
  await expect(link).toBeHidden()

  await label.click() // hovers first
  await expect(link).toBeVisible()
  await page.mouse.move(640, 700)
  await expect(link).toBeHidden()

  await label.focus()
  await page.keyboard.press('ArrowDown')
  await expect(header.getByRole('link', { name: 'Who we are' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(label).toBeFocused()
})

test('a finger opens a group and the next press outside closes it', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, hasTouch: true, viewport: DESKTOP })
  const page = await context.newPage()
  await page.goto('/')
  await interactive(page)
  const header = page.getByRole('banner')
  await header.getByText('Community', { exact: true }).tap()
  await expect(header.getByRole('link', { name: 'FAQs' })).toBeVisible()
  await page.touchscreen.tap(640, 700)
  await expect(header.getByRole('link', { name: 'FAQs' })).toBeHidden()
  await header.getByText('Community', { exact: true }).tap()
  await header.getByRole('link', { name: 'Blog/Press' }).tap()
  await expect(page).toHaveURL(/\/resource_hub$/)
  await context.close()
})

test('the menu of a phone keeps the focus inside and leaves a second after closing', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/services')
  await interactive(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page')
  for (const name of ['Login', 'Sign up']) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  for (const name of ['About', 'Projects and Packages', 'Resources'])
    await expect(menu.getByText(name)).toBeVisible()
  const focusable = await menu.locator('a, button').count()
  for (let press = 0; press < focusable + 3; press += 1) {
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  expect(await menu.evaluate((dialog) => getComputedStyle(dialog).transitionDuration)).toBe('1s')
  const leaving = await page.evaluateHandle(timeOfLeaving)
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
  expect(await leaving.evaluate(({ ms }) => ms)).toBeGreaterThanOrEqual(1_000)
})

test('the way back of a phone closes what lies over the page, and gives the focus back', async ({ page }) => {
  await page.addInitScript(noteCloseRequests)
  await page.setViewportSize(PHONE)
  await page.goto('/projects')
  await interactive(page)
  const dialog = page.getByRole('dialog')
  const menu = page.getByRole('button', { name: 'Open menu' })
  const filters = page.getByRole('button', { name: 'Filters' })
  const data = page.getByRole('contentinfo').getByRole('button', { name: 'Data saver and meter' })
  for (const opener of [menu, filters, data]) {
    await opener.press('Enter')
    await expect(dialog.getByRole('button', { name: /^Close/ })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.requestClose()), 'Back asks the dialog').toBe(true)
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL(/\/projects$/)
  }
  expect(await page.evaluate(() => window.requestClose()), 'the next Back leaves the page').toBe(false)
})

for (const path of ['/careers', '/virtual_team', '/legal/privacy', '/site_tour']) {
  test(`a link to a part of ${path} leads there after scrolling too, and Back leads back`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await interactive(page)
    const link = page.locator('main a[href^="#"]').first()
    const part = page.locator((await link.getAttribute('href')) ?? '')
    const topOfPart = () => part.evaluate((shown) => Math.round(shown.getBoundingClientRect().top))
    await everythingRead(page) // a list that comes pushes the part away
    for (const top of [120, 80, 40]) {
      await readTo(page, top)
      await link.evaluate((pressed: HTMLElement) => pressed.click())
      await expect.poll(topOfPart).toBeLessThan(200)
      await page.waitForTimeout(300) // a screen that is thrown back is thrown back by then
      expect(await topOfPart(), `pressed at ${top} px`).toBeLessThan(200)
    }
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
    await page.goForward()
    await expect.poll(topOfPart).toBeLessThan(200)
  })
}

test('the current page is marked in header and footer', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  for (const [path, name] of [
    ['/services', 'Services'],
    ['/site_tour', 'Site Tour'],
    ['/', 'Home'],
  ] as const) {
    await page.goto(path)
    for (const part of ['banner', 'contentinfo'] as const) {
      const current = page.getByRole(part).locator('[aria-current=page]:visible').filter({ hasText: name })
      await expect(current.first(), `${part} of ${path}`).toBeVisible()
    }
  }
})

test('the footer folds its groups on a phone, and its Home glides to the top', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await interactive(page)
  const footer = page.getByRole('contentinfo')
  const terms = footer.getByRole('link', { name: 'Terms of use' })
  const careers = footer.getByRole('link', { name: 'Careers' })
  await terms.scrollIntoViewIfNeeded()
  await expect(careers.locator('visible=true')).toHaveCount(0)
  await footer.locator('summary').filter({ hasText: 'About' }).click()
  await expect(careers.locator('visible=true')).toHaveCount(1)
  for (const name of ['Instagram', 'Youtube', 'Tiktok', 'Facebook', 'Twitter']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  const year = await page.evaluate(() => new Date().getFullYear()) // of the phone: it is in Lagos, the test anywhere
  await expect(footer).toContainText(`© ${year}`)
  await footer.getByRole('link', { name: 'Home' }).locator('visible=true').first().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the legal pages stand beside each other, the open one marked', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/legal')
  const side = page.getByRole('navigation', { name: 'Legal pages' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expect(side.getByRole('link')).toHaveText(['Privacy Policy', 'Cookie Policy', 'Terms and Conditions'])
  await side.getByRole('link', { name: 'Cookie Policy' }).click()
  await expect(side.getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('15-02-2023')).toBeVisible()
})

/** How long the open menu stays in the page after the next key, in ms: it is there while it slides out. */
function timeOfLeaving(): { ms: Promise<number> } {
  const menu = document.querySelector('[role=dialog]')
  let pressedAt = Number.NaN
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true })
  const ms = new Promise<number>((resolve) => {
    new MutationObserver(() => {
      if (!menu?.isConnected) resolve(performance.now() - pressedAt)
    }).observe(document, { childList: true, subtree: true })
  })
  return { ms }
}
