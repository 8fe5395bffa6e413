/** Sharing on a phone that takes files, on one that does not, and where the picture does not come in time. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

declare global {
  interface Window {
    sharedWithPicture: { title: string; text: string; url: string; files: string[] }[]
    isPictureMade: boolean
  }
}

async function withShareSheet(page: Page, takesFiles: boolean): Promise<void> {
  await page.addInitScript((takes) => {
    window.sharedWithPicture = []
    const share = async ({ title = '', text = '', url = '', files = [] }: ShareData) => {
      const described = files.map(
        ({ name, type, size }) => `${name} ${type} ${size > 5_000 && size < 1_000_000}`,
      )
      window.sharedWithPicture.push({ title, text, url, files: described })
    }
    Object.defineProperty(navigator, 'share', { value: share })
    if (takes) Object.defineProperty(navigator, 'canShare', { value: () => true })
    else Object.defineProperty(Navigator.prototype, 'canShare', { value: undefined })
  }, takesFiles)
}

/** Presses as a finger does that stays until the picture is made: a busy machine takes longer than the button waits. */
async function pressShare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const made = HTMLCanvasElement.prototype.toBlob
    HTMLCanvasElement.prototype.toBlob = function (take, ...asked) {
      const told: BlobCallback = (blob) => {
        take(blob)
        window.isPictureMade = true
      }
      made.call(this, told, ...asked)
    }
  })
  await page.getByRole('button', { name: 'Share' }).first().hover()
  await page.mouse.down()
  await page.waitForFunction(() => window.isPictureMade)
  await page.mouse.up()
}

const shared = (page: Page) => page.evaluate(() => window.sharedWithPicture)

for (const [what, path, file] of [
  ['package', '/projects/package/101', 'moniya-green-500.jpg image/jpeg true'],
  [
    'post',
    '/resource_hub/how-to-verify-land-before-you-pay',
    'how-to-verify-land-before-you-pay-registry-surveyor-neighbou.jpg image/jpeg true',
  ],
] as const) {
  test(`a ${what} is shared with its picture, which costs no data`, async ({ page }) => {
    await withShareSheet(page, true)
    await page.goto(path)
    await interactive(page)
    const picture = page.locator('main img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const { pathname } = new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    const asked: string[] = []
    page.on('request', (request) => request.url().includes(pathname) && asked.push(request.url()))
    if (what === 'package') {
      // What comes for a reader makes the panel longer, and it sticks by its end: the button would leave the finger.
      await page.keyboard.press('Shift')
      await expect(page.getByRole('button', { name: /QR code/ })).toBeAttached()
    }
    await pressShare(page)
    await expect.poll(() => shared(page)).toHaveLength(1)
    const [said] = await shared(page)
    expect(said?.files).toEqual([file])
    expect(said?.url).toMatch(new RegExp(`${path}$`))
    expect(asked).toEqual([])
  })
}

test('a phone that takes no files shares the words and the link', async ({ page }) => {
  await withShareSheet(page, false)
  await page.goto('/projects/package/101')
  await interactive(page)
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect.poll(() => shared(page)).toHaveLength(1)
  const [said] = await shared(page)
  expect([said?.title, said?.files]).toEqual(['Moniya Green 500', []])
})

test.describe('without a worker, which would have the code that never comes', () => {
  test.use({ serviceWorkers: 'block' })

  test('a picture that cannot come holds nobody up', async ({ page }) => {
    await withShareSheet(page, true)
    await page.route(/\/assets\/picture-file-/, () => undefined) // never answered
    await page.goto('/projects/package/101')
    await interactive(page)
    await page.getByRole('button', { name: 'Share' }).first().click()
    await expect.poll(() => shared(page)).toHaveLength(1)
    expect((await shared(page))[0]?.files).toEqual([])
  })
})
