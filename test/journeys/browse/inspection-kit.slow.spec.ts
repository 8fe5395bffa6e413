/** The inspection kit: ticks, notes and photos that stay on the phone, and a report that the person sends. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeEverywhere } from '../../harness/axe.ts'
import { holdRequests } from '../../harness/hold-requests.ts'
import { expect, test } from '../../harness/journey.ts'
import { noteToasts } from '../../harness/patience/note-toasts.ts'
import { stretchTimers } from '../../harness/patience/stretch-timers.ts'
import { interactive, underWorker } from '../support/booking.ts'

const KIT = '/site_tour/kit?package=101'
const tick = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })

/** A photo as a camera writes it: large, turned, and with the place in it. */
const photo = async () => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#b4530a' } })
    .withMetadata({ orientation: 6 }) // the camera was held upright
    .withExifMerge({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .jpeg()
    .toBuffer(),
})

async function openKit(page: Page, path = KIT): Promise<void> {
  await page.goto(path)
  await interactive(page)
}

const rowsOnPhone = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('adbond-kit')
    opened.onupgradeneeded = () => opened.transaction?.abort() // the page makes it, and never finds an empty one
    const isThere = await new Promise((resolve) => {
      opened.onsuccess = () => resolve(true)
      opened.onerror = () => resolve(false)
    })
    if (!isThere) return 0
    const request = opened.result.transaction('kits').objectStore('kits').getAll()
    await new Promise((resolve) => request.addEventListener('success', resolve))
    opened.result.close()
    return request.result.length
  })

test('what is ticked, written and photographed stays on the phone, and the report is shared by the person', async ({
  page,
}) => {
  const toasted = await noteToasts(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.addInitScript(() => {
    const shared = async ({ title, text, files }: ShareData) => {
      const [file] = files ?? []
      const picture = file && (await createImageBitmap(file))
      const exif = file ? (await file.text()).includes('Secret place') : null
      document.title = JSON.stringify({ title, text, files: files?.length, width: picture?.width, exif })
    }
    Object.assign(navigator, { share: shared, canShare: () => true })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/site_tour')
  await interactive(page)
  await page.getByRole('link', { name: 'Open the inspection kit' }).click()
  await expect(page.getByText('For any estate')).toBeVisible()

  await openKit(page)
  await expect(page.getByText('Moniya Green 500')).toBeVisible()
  await tick(page, /^Certificate of Occupancy/).focus()
  await page.keyboard.press('Space')
  await tick(page, /^All beacons/).check()
  await page.getByLabel('Your notes').fill('C of O 12/34. Beacon SC/OY 4471 is there.')
  await page.getByLabel('Add pictures').focus()
  await page.getByLabel('Add pictures').setInputFiles([await photo()])
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect(page.getByLabel('Add pictures')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Delete this kit' })).toBeVisible() // there are no others
  await page
    .getByLabel('Add pictures')
    .setInputFiles([{ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }])
  await toasted('This file could not be read as a picture.')
  await expect.poll(() => rowsOnPhone(page)).toBe(2)
  expect(await axeEverywhere(page, 'the kit')).toEqual([])

  await openKit(page)
  await expect(tick(page, /^Certificate of Occupancy/)).toBeChecked()
  await expect(page.getByLabel('Your notes')).toHaveValue(/4471/)
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect(tick(page, /^Deed of assignment/)).not.toBeChecked()
  await expect.poll(() => rowsOnPhone(page)).toBe(2)

  await expect(async () => {
    await page.getByRole('button', { name: 'Share report' }).click()
    expect(JSON.parse(await page.title())).toMatchObject({ files: 1, width: 1067, exif: false })
  }).toPass()
  const { text } = JSON.parse(await page.title())
  expect(text).toContain('Inspection: Moniya Green 500')
  expect(text).toContain('☑ Certificate of Occupancy (C of O)\n☐ Registered survey plan')
  expect(text).toContain('Beacon SC/OY 4471')

  await openKit(page, '/site_tour/kit')
  await expect(tick(page, /^Certificate of Occupancy/)).not.toBeChecked()
  await page.getByRole('link', { name: 'Moniya Green 500' }).click()
  await expect(tick(page, /^Certificate of Occupancy/)).toBeChecked()
  await page.getByRole('button', { name: /^Remove.*Photo 1$/ }).click()
  await expect(page.getByRole('img', { name: 'Photo 1' })).toHaveCount(0)
  await expect.poll(() => rowsOnPhone(page)).toBe(1)
  await page.getByRole('button', { name: 'Delete this kit' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(tick(page, /^Certificate of Occupancy/)).not.toBeChecked()
  await expect.poll(() => rowsOnPhone(page)).toBe(0)
  expect(sent).toEqual([])
})

test('in airplane mode the kit opens, keeps and gives back everything', async ({ page, context }) => {
  await openKit(page)
  await underWorker(page)
  await expect(page.getByText('Moniya Green 500')).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/api/v2/packages/view/101'))))
    .toBe(true)
  await context.setOffline(true)
  await openKit(page)
  await expect(page.getByText('Moniya Green 500')).toBeVisible()
  await tick(page, /^Governor’s consent/).check()
  await page.getByLabel('Your notes').fill('No signal here.')
  await page.getByLabel('Take a photo', { exact: true }).setInputFiles([await photo()])
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect.poll(() => rowsOnPhone(page)).toBe(2) // it stands on the screen before it is on the disk
  await openKit(page)
  await expect(tick(page, /^Governor’s consent/)).toBeChecked()
  await expect(page.getByLabel('Your notes')).toHaveValue('No signal here.')
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()

  await page.goto('/outbox') // a phone that is not one's own
  await interactive(page)
  await page.getByRole('button', { name: 'Delete what is on this phone' }).click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('were deleted from this browser')).toBeVisible()
  expect(await rowsOnPhone(page)).toBe(0)
  await context.setOffline(false)
})

for (const [storage, words] of [
  ['full', 'The storage of this phone is full.'],
  ['forbidden', 'This phone does not let the site store anything.'],
] as const) {
  test(`a phone whose storage is ${storage} says so, and the kit goes on`, async ({ page }) => {
    await page.addInitScript((isFull) => {
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
        if (this.name !== 'kits') return put.apply(this, args)
        throw new DOMException('no', isFull ? 'QuotaExceededError' : 'SecurityError')
      }
    }, storage === 'full')
    await openKit(page)
    await tick(page, /^Deed of assignment/).check()
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(tick(page, /^Deed of assignment/)).toBeChecked()
  })
}

test('where the browser makes no random names, as on a local network, photos are kept too', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
  await openKit(page)
  for (const place of [1, 2]) {
    await page.getByLabel('Add pictures').setInputFiles(await photo())
    await expect(page.getByRole('img', { name: `Photo ${place}` })).toBeVisible()
  }
})

test.describe('before the page is interactive', () => {
  test.use({ serviceWorkers: 'block' }) // a worker would answer with the very code that is held

  test('what is ticked, typed and photographed then goes into the kit of its package', async ({ page }) => {
    await openKit(page)
    await tick(page, /^Deed of assignment/).check()
    await expect.poll(() => rowsOnPhone(page)).toBe(1)
    const release = await holdRequests(page, /\/assets\/core-/)
    await page.goto(KIT)
    await tick(page, /^Registered survey plan/).check()
    await page.getByLabel('Your notes').fill('Typed early.')
    await page.getByLabel('Add pictures').setInputFiles(await photo())
    release()
    await interactive(page)
    await expect(page.getByText('Moniya Green 500')).toBeVisible()
    await expect(tick(page, /^Registered survey plan/)).toBeChecked()
    await expect(tick(page, /^Deed of assignment/)).toBeChecked()
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await expect.poll(() => rowsOnPhone(page)).toBe(2)
    await openKit(page)
    await expect(tick(page, /^Registered survey plan/)).toBeChecked()
    await expect(page.getByLabel('Your notes')).toHaveValue('Typed early.')
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await openKit(page, '/site_tour/kit')
    await expect(page.getByLabel('Your notes')).toHaveValue('')
  })

  test('a report that is asked for then waits for what the phone keeps', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openKit(page)
    await tick(page, /^Deed of assignment/).check()
    await expect.poll(() => rowsOnPhone(page)).toBe(1)
    await stretchTimers(page, 2_000) // the time that a report gives the disk
    await page.addInitScript(() => {
      const open = IDBFactory.prototype.open
      IDBFactory.prototype.open = function (...args) {
        for (const until = performance.now() + 100; performance.now() < until; ); // a slow disk
        return open.apply(this, args)
      }
    })
    const release = await holdRequests(page, /\/assets\/core-/)
    await page.goto(KIT)
    await page.getByRole('button', { name: 'Copy text' }).click()
    release()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('☑ Deed of assignment')
  })
})
