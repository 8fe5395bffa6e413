/** The dialogs and cards of the frame, by keyboard, with axe in both schemes and at both widths. */
import { axeEverywhere } from '../harness/axe.ts'
import { expect, test } from '../harness/journey.ts'
import { interactive } from '../journeys/support/booking.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const INSTAGRAM =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5q) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 Instagram 400.0.0.0'

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

test('the card that offers the home screen is clean for axe', async ({ browser, site }) => {
  const context = await browser.newContext({ userAgent: IPHONE, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('adbond-visits', '{"visits":4,"declinedAt":[]}'))
  await page.goto(site.origin)
  await interactive(page)
  const card = page.getByRole('region', { name: 'Keep Adbond on your home screen' })
  await expect(async () => {
    await page.clock.runFor(40_000)
    await expect(card).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await axeEverywhere(page, 'install card', '.float-card')).toEqual([])
  await context.close()
})
