/** The dialogs and cards of the frame, by keyboard, with axe in both schemes and at both widths. */
import type { Page } from '@playwright/test'
import { axeEverywhere } from '../harness/axe.ts'
import { expect, test } from '../harness/journey.ts'
import { lateTasks } from '../harness/patience/late-tasks.ts'
import { interactive } from '../journeys/support/booking.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const INSTAGRAM =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5q) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 Instagram 400.0.0.0'

const SECOND_TAP_MS = 200 // after the first one of a double tap

test('the data meter opens and closes by keyboard, and axe finds nothing', async ({ page }) => {
  await page.goto('/faqs')
  await interactive(page)
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Data saver and meter' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Data of this visit' })
  await expect(dialog.getByText('Used so far')).toBeVisible()
  await dialog.getByRole('switch', { name: 'Data saver' }).press(' ')
  await expect(dialog.getByRole('switch', { name: 'Data saver' })).toBeChecked()
  expect(await axeEverywhere(page, 'data meter', '[role=dialog]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

for (const [browser, userAgent, title, step] of [
  ['Safari on an iPhone', IPHONE, 'Install this site', /Add to Home Screen/],
  ['Instagram on Android', INSTAGRAM, 'Open in your browser', /tap the three dots at the top/],
] as const) {
  test(`${browser} is shown its own way to the home screen, and axe finds nothing`, async ({
    browser: engine,
    site,
  }) => {
    const context = await engine.newContext({ userAgent, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await page.goto(site.origin)
    await interactive(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Install this site' }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByText(step)).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    if (userAgent === INSTAGRAM) {
      const way = dialog.getByRole('link', { name: 'Open in browser' })
      await expect(way).toHaveAttribute('href', /^intent:\/\/localhost:\d+\/#Intent;scheme=http;/)
    }
    expect(await axeEverywhere(page, browser, '[role=dialog]')).toEqual([])
    await context.close()
  })
}

test('a dialog comes though the menu that offered it leaves late, as on a busy phone', async ({
  page,
  site,
}) => {
  await lateTasks(page, 100)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(site.origin)
  await interactive(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Data saver and meter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Data of this visit' })
  await expect(dialog.getByText('Used so far')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('two presses on a tool a slow frame apart open its dialog, and it stays', async ({ page }) => {
  const frameMs = 150
  await page.addInitScript((ms) => {
    window.requestAnimationFrame = (work) => window.setTimeout(() => work(performance.now()), ms)
    window.cancelAnimationFrame = (frame) => window.clearTimeout(frame)
  }, frameMs)
  await page.goto('/faqs')
  await interactive(page)
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Data saver and meter' })
  const dialog = page.getByRole('dialog', { name: 'Data of this visit' })
  await opener.press('Enter') // its code comes once
  await expect(dialog.getByText('Used so far')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.evaluate(async (button: HTMLElement, ms) => {
    const pass = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
    button.click()
    await pass(ms + 10)
    button.click()
    await pass(6 * ms)
  }, frameMs)
  await expect(dialog.getByText('Used so far')).toBeVisible()
})

test('the second tap of the double tap that opened the data meter leaves its switch, one beside it turns it', async ({
  page,
}) => {
  await page.goto('/faqs')
  await interactive(page)
  // Its code comes only with the press. So the tap is heard as soon as something is there to tap, with a finger's own time.
  const taps = page.evaluate(async (ms) => {
    const opened = await new Promise<MouseEvent>((resolve) =>
      addEventListener('click', resolve, { capture: true, once: true }),
    )
    let found: Element | null = null
    while (!found) {
      await new Promise(requestAnimationFrame)
      found = document.querySelector('[role=switch]')
    }
    const { clientX, clientY } = opened
    const states: (string | null)[] = []
    for (const away of [0, 20, 100]) {
      const place = { clientX: clientX + away, clientY }
      const tap = { ...place, bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' }
      const press = new PointerEvent('click', tap)
      Object.defineProperty(press, 'timeStamp', { value: opened.timeStamp + ms })
      found.dispatchEvent(press)
      await new Promise(requestAnimationFrame)
      states.push(found.getAttribute('aria-checked'))
    }
    return states
  }, SECOND_TAP_MS)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Data saver and meter' }).click()
  expect(await taps).toEqual(['false', 'false', 'true'])
})

/** The card that offers the home screen, on an iPhone of this height. */
async function offered(page: Page, address: string) {
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('adbond-visits', '{"visits":4,"declinedAt":[]}'))
  await page.goto(address)
  await interactive(page)
  const card = page.getByRole('region', { name: 'Keep Adbond on your home screen' })
  await expect(async () => {
    await page.clock.runFor(40_000)
    await expect(card).toBeVisible({ timeout: 500 })
  }).toPass()
  return card
}

test('the card that offers the home screen is clean for axe', async ({ browser, site }) => {
  const context = await browser.newContext({ userAgent: IPHONE, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await offered(page, site.origin)
  expect(await axeEverywhere(page, 'install card', '.float-card')).toEqual([])
  await context.close()
})

test('of two cards the more important one is seen, and no offer while a field is filled in on a phone', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ userAgent: IPHONE, viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  const offer = await offered(page, `${site.origin}/virtual_team`)
  const field = page.getByLabel('First name')
  await field.fill('Adaeze')
  await expect(offer).toBeHidden()
  await field.blur()
  await expect(offer).toBeVisible()

  await page.evaluate(() => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: {} })))
  const missing = page.getByText('A part of this page is missing, because the site was updated.')
  await expect(missing).toBeVisible()
  await expect(offer).toBeHidden()
  await field.focus()
  await expect(missing, 'the form that is filled in cannot be sent').toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(offer).toBeVisible()
  await context.close()
})
