/** An agent hands a package over on an estate: the code is drawn by the phone, and its link opens the package. */
import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { axeEverywhere } from '../../harness/axe.ts'
import { expect, test } from '../../harness/journey.ts'
import { interactive, underWorker } from '../support/booking.ts'

const PACKAGE = '/projects/package/101'

declare global {
  interface Window {
    locks: string[]
  }
}

/** What the browser was asked to keep awake, and what was let go. */
async function countWakeLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.locks = []
    const lock = { release: async () => void window.locks.push('released') }
    const request = async () => {
      window.locks.push('held')
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
}

async function openPackage(page: Page, address = PACKAGE) {
  await page.goto(address)
  await interactive(page)
  await page.mouse.move(8, 8)
  await expect(opener(page)).toBeVisible()
}

const opener = (page: Page) => page.getByRole('button', { name: 'Show QR code' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Moniya Green 500' })

/** The code on the screen, module by module, is the one of this link. */
async function expectCodeOf(page: Page, link: string): Promise<void> {
  const drawn = await dialogOf(page).locator('svg path').last().getAttribute('d')
  const dark = [...(drawn ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`)
  const { data } = encode(link, { ecc: 'M', border: 2 })
  const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(dark.toSorted()).toEqual(wanted.toSorted())
}

test('a package fills the screen with its code, white in the dark too, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await countWakeLocks(page)
  await openPackage(page, `${PACKAGE}?plan=one-off&units=2&utm_source=chat`)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  await expectCodeOf(page, `${new URL(page.url()).origin}${PACKAGE}?plan=one-off&units=2`)
  for (const words of ['₦2,400,000', 'Moniya, Ibadan', `${new URL(page.url()).host}${PACKAGE}`])
    await expect(dialog).toContainText(words)
  const code = await dialog.getByRole('img').boundingBox()
  expect(Math.min(code?.width ?? 0, code?.height ?? 0)).toBeGreaterThan(320)
  expect(await dialog.evaluate((part) => getComputedStyle(part).backgroundColor)).toBe('rgb(255, 255, 255)')
  expect(await page.evaluate(() => window.locks)).toEqual(['held'])
  expect(await axeEverywhere(page, 'QR code', 'dialog')).toEqual([])

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.locks)).toEqual(['held', 'released'])
})

test('the code is as large as a phone on its side allows, and the button closes it', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await openPackage(page)
  await opener(page).click()
  const code = await dialogOf(page).getByRole('img').boundingBox()
  expect(code?.height ?? 0).toBeGreaterThan(320)
  expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThanOrEqual(360)
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
})

test('where the browser does not do it, the way back closes the code and stays on the package', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
  await page.goto('/projects/land')
  await openPackage(page)
  await opener(page).click()
  await expect(dialogOf(page)).toBeVisible()
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${PACKAGE}$`))
  await expect(opener(page)).toBeVisible()

  await opener(page).click()
  const ownEntryLeft = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true })),
  )
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await ownEntryLeft // two steps back at once would be one
  await page.goBack()
  await expect(page).toHaveURL(/\/projects\/land$/)
})

test('where the browser does not do it, the way back is ready in the moment in which the code is there', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
  await openPackage(page)
  const before = await page.evaluate(() => history.length)
  const atTheDialog = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = new MutationObserver(() => {
          if (document.querySelector('dialog[open]')) resolve(history.length)
        })
        seen.observe(document, { subtree: true, childList: true, attributes: true })
      }),
  )
  await opener(page).click()
  expect(await atTheDialog).toBe(before + 1)
})

test('without a network the code is there, and its link opens the package that the phone has', async ({
  page,
  context,
}) => {
  await openPackage(page)
  await underWorker(page)
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/api/v2/packages/view/101')))
  await expect.poll(isKept, 'what was read before the worker').toBe(true)
  await page.goto('/faqs')
  await context.setOffline(true)
  await openPackage(page)
  await opener(page).click()
  const link = new URL(page.url()).origin + PACKAGE
  await expectCodeOf(page, link)

  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Moniya Green 500')
})
