/**
 * Visual regressions: every section of the style guide beside its stored picture, on the development server. After a
 * wanted change: `playwright test -c test/playwright.config.ts --project=audits styleguide --update-snapshots`, then
 * `node scripts/run.mjs scripts/squeeze-pictures.ts`.
 */
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type ViteDevServer } from 'vite'
import { expect, listen, test } from '../harness/journey.ts'
import { shareOf } from '../harness/whole.ts'

/** Of the four, CI looks at the first and the third. */
const LOOKS = [
  [360, 'light'],
  [360, 'dark'],
  [1440, 'dark'],
  [1440, 'light'],
] as const
const DIFFERENT_PIXELS = 0.01 // letters are drawn a little differently by every machine

const ENCODED = 'src/assets/encoded'

let guide: ViteDevServer
let encoded: string[]

test.beforeAll(async () => {
  encoded = await readdir(ENCODED)
  guide = await createServer({
    configFile: 'vite.config.ts',
    server: { port: 0, strictPort: false },
    logLevel: 'error',
  })
  await guide.listen()
})

test.afterAll(() => guide.close())

for (const [width, colorScheme] of shareOf(LOOKS, 0, 2)) {
  test(`the parts look as they did, ${colorScheme}, ${width} px wide`, async ({ browser, complaints }) => {
    const page = await browser.newPage({
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    })
    listen(page, complaints)
    await page.goto(new URL('/styleguide', guide.resolvedUrls?.local[0]).href)
    const sections = page.locator('[data-part]')
    await expect(sections.last().getByText('One every 30 metres')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager' // a lazy one waits for a frame that shows it
    })
    await expect
      .poll(() => page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length))
      .toBe(0)
    await page.evaluate(() => document.fonts.ready)
    for (const section of await sections.all()) {
      await section.evaluate(showAlone)
      const name = await section.getAttribute('data-part')
      await expect
        .soft(section)
        .toHaveScreenshot(`${name}-${colorScheme}-${width}.png`, { maxDiffPixelRatio: DIFFERENT_PIXELS })
    }
    await page.locator('[data-part=sheets]').evaluate(showAlone)
    await page.getByRole('button', { name: 'Open the sheet' }).click()
    await expect
      .soft(page.getByRole('dialog').locator('.panel'))
      .toHaveScreenshot(`open-sheet-${colorScheme}-${width}.png`, { maxDiffPixelRatio: DIFFERENT_PIXELS })
    await page.close()
  })
}

test('every picture of the style guide is encoded with the source, as those of the site are', async () => {
  expect((await readdir(ENCODED)).filter((name) => !encoded.includes(name))).toEqual([])
})

/** In the page: only this section, so that a part that grows does not move the others by half a pixel. */
function showAlone(section: Element): void {
  for (const other of document.querySelectorAll('[data-part]'))
    other.toggleAttribute('hidden', other !== section)
}

test('the built site does not have the style guide', async ({ site }) => {
  expect((await fetch(`${site.origin}/styleguide`)).status).toBe(404)
  const files = (await readdir('dist', { recursive: true })).filter((name) => /\.(html|js|css)$/.test(name))
  expect(files.length).toBeGreaterThan(40)
  const telling = []
  for (const name of files) {
    if (name.includes('styleguide') || /styleguide|Style guide/.test(await readFile(`dist/${name}`, 'utf8')))
      telling.push(name)
  }
  expect(telling).toEqual([])
})
