/** The oldest browser that we serve (decision 163), made of the one that is here: what came later is taken away. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test as journey } from '../../harness/journey.ts'
import { FIRST_PICTURES_MS } from '../../harness/patience/first-pictures.ts'
import { type Site, startSite } from '../../harness/site.ts'
import {
  bookOffline,
  chooseFirst,
  chooseSecond,
  fillContact,
  interactive,
  person,
  underWorker,
} from '../support/booking.ts'

/** Runs before every script, of a page and of the worker. Everything here is younger than Chrome 92. */
function takeAwayWhatIsYounger(): void {
  const younger: [unknown, (string | symbol)[]][] = [
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [AbortSignal, ['any', 'timeout']],
    [AbortSignal.prototype, ['reason', 'throwIfAborted']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
    [Object.getPrototypeOf(Uint8Array.prototype), ['toSorted', 'toReversed', 'with', 'findLast']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Object, ['groupBy', 'hasOwn']],
    [Response, ['json']],
    [ReadableStream, ['from']],
    [ReadableStream.prototype, ['values', Symbol.asyncIterator]],
    [Intl, ['supportedValuesOf', 'DurationFormat']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [RegExp, ['escape']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    ],
    [Set.prototype, ['isDisjointFrom']],
    [
      Reflect.get(globalThis, 'Iterator')?.prototype,
      ['map', 'filter', 'flatMap', 'reduce', 'toArray', 'forEach'],
    ],
    [Reflect.get(globalThis, 'Iterator')?.prototype, ['some', 'every', 'find', 'take', 'drop']],
    [Reflect.get(globalThis, 'HTMLElement')?.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [Reflect.get(globalThis, 'Element')?.prototype, ['moveBefore', 'setHTML', 'setHTMLUnsafe']],
    [Reflect.get(globalThis, 'Element')?.prototype, ['checkVisibility']],
    [Reflect.get(globalThis, 'HTMLInputElement')?.prototype, ['showPicker']],
    [globalThis, ['Iterator', 'scheduler', 'Temporal', 'CloseWatcher', 'navigation', 'URLPattern']],
    [globalThis, ['structuredClone', 'reportError']],
    [ArrayBuffer.prototype, ['transfer', 'resizable']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex']],
  ]
  for (const [owner, names] of younger) {
    for (const name of names) if (owner) Reflect.deleteProperty(owner as object, name)
  }
  const bitmapOf = globalThis.createImageBitmap
  const old = (source: ImageBitmapSource, options?: ImageBitmapOptions) => {
    if (options?.imageOrientation === 'from-image') throw new TypeError('No such value before Chrome 112')
    return bitmapOf(source, options)
  }
  Object.assign(globalThis, { createImageBitmap: old })
}

/** A regular expression that looks behind is no expression to Safari before 16.4, and its file no script. */
async function refuseToLookBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name)
    if (name.endsWith('.js') && /\(\?<[=!]/.test(await readFile(file, 'utf8')))
      await writeFile(file, `/(?<$/ // ${name}`)
  }
}

const test = journey.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'adbond-old-browser-'))
      await cp('dist', folder, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) })
      await refuseToLookBehind(folder)
      const worker = path.join(folder, 'sw.js')
      await writeFile(worker, `(${takeAwayWhatIsYounger})();\n${await readFile(worker, 'utf8')}`)
      const site = await startSite({ siteDir: folder })
      await use(site)
      await site.remove()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

test('the oldest browser that we serve reads, chooses, saves for offline and books', async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(takeAwayWhatIsYounger)
  await page.goto('/who_we_are')
  await interactive(page)
  expect(await page.evaluate(() => 'canParse' in URL || 'timeout' in AbortSignal || 'toSorted' in [])).toBe(
    false,
  )
  await page.getByRole('button', { name: 'Play our video' }).click()
  await underWorker(page)

  await page.goto('/')
  await page.mouse.wheel(0, 100)
  await interactive(page)
  await expect(page.getByText('Plots from')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Own the land. Farm it. Then build on it.')

  await page.goto('/projects?line=home')
  await interactive(page)
  await expect(page.getByRole('heading', { name: 'Three-bedroom bungalow with garden' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Moniya Green 500' })).toHaveCount(0)

  await page.goto('/projects/package/101')
  await interactive(page)
  await page.getByRole('button', { name: /Save for offline/ }).click()
  await page.getByRole('button', { name: /^Save [\d.]+ (MB|kB)$/ }).click()
  await expect(page.getByText('Saved for offline', { exact: true })).toBeVisible({
    timeout: FIRST_PICTURES_MS,
  })

  const who = person('old-browser')
  const rows = async () => (await site.bookings()).filter(({ email }) => email === who.email).length
  await bookOffline(page, context, who)
  await context.setOffline(false)
  await expect.poll(rows).toBe(1)

  await page.goto('/site_tour')
  await interactive(page)
  await page.getByRole('link', { name: 'Book This Tour' }).first().click()
  await expect(page.getByLabel('Package', { exact: true })).not.toHaveValue('')
  await chooseSecond(page.getByLabel('Date'))
  await chooseFirst(page.getByLabel('Time'))
  await fillContact(page, who)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await expect.poll(rows).toBe(2)

  await page.goto('/site_tour/kit?package=101')
  await interactive(page)
  const photo = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).jpeg()
  await page
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo.toBuffer() })
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()

  await context.setOffline(true)
  await page.goto('/projects/package/101')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moniya Green 500')
})
