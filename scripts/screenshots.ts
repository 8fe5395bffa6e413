/** `npm run screenshots`: every screen at 360×740 and 1440×900, light and dark, as compressed pictures in docs/screens. */
import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { staticPaths } from '../contract/documents.ts'
import { sitePaths } from '../contract/site-paths.ts'
import { startSite } from '../test/harness/site.ts'
import { BROWSER_ARGS } from '../test/playwright.config.ts'
import { ensureBrowser } from './system-packages.mjs'

const FOLDER = 'docs/screens'
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } }
const SCHEMES = ['light', 'dark'] as const
const QUALITY = 72 // keeps each below 150 kB

const site = await startSite()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS })
await mkdir(FOLDER, { recursive: true })
try {
  for (const [device, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        baseURL: site.origin,
      })
      const page = await context.newPage()
      for (const path of await paths(page)) {
        await page.goto(path)
        await page.locator('html[data-state=interactive]').waitFor()
        await page.waitForLoadState('networkidle')
        const name = `${path.slice(1).replaceAll('/', '-') || 'front-page'}-${device}-${colorScheme}`
        await sharp(await page.screenshot())
          .webp({ quality: QUALITY })
          .toFile(`${FOLDER}/${name}.webp`)
      }
      await context.close()
    }
  }
  await readmePicture()
} finally {
  await browser.close()
  await site.remove()
}

/** Every static address (those that repeat a page left out), a package and a post of the sample data. */
async function paths(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/v2/posts?page=1&perPage=1')
  const { data }: { data: { slug: string }[] } = await answer.json()
  const posts = data.map(({ slug }) => sitePaths.post(slug))
  return [...staticPaths.filter((path) => path !== sitePaths.legal), sitePaths.package(101), ...posts]
}

/** Desktop and phone side by side, for the README. */
async function readmePicture(): Promise<void> {
  const phone = await sharp(`${FOLDER}/front-page-phone-light.webp`)
    .resize({ height: 560 })
    .toBuffer({ resolveWithObject: true })
  const desktop = await sharp(`${FOLDER}/front-page-desktop-light.webp`)
    .resize({ height: 560 })
    .toBuffer({ resolveWithObject: true })
  await sharp({
    create: {
      width: desktop.info.width + phone.info.width + 24,
      height: 560,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite([
      { input: desktop.data, left: 0, top: 0 },
      { input: phone.data, left: desktop.info.width + 24, top: 0 },
    ])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(`${FOLDER}/readme.jpg`)
}
