/**
 * `node scripts/manifest-pictures.ts`: the pictures that a phone shows before it installs the site. The results are
 * committed.
 */
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { manifestPictures } from '../pwa-manifest.ts'
import { startSite } from '../test/harness/site.ts'
import { BROWSER_ARGS } from '../test/playwright.config.ts'
import { ensureBrowser } from './system-packages.mjs'

const FOLDER = 'public/screenshots'
const QUALITY = 68 // keeps each below 100 kB

const site = await startSite()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS })
await mkdir(FOLDER, { recursive: true })
try {
  for (const { src, address, width, height, scale } of manifestPictures) {
    const context = await browser.newContext({
      viewport: { width: width / scale, height: height / scale },
      deviceScaleFactor: scale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(site.origin + address)
    await page.locator('html[data-state=interactive]').waitFor()
    await page.waitForLoadState('networkidle')
    await sharp(await page.screenshot())
      .webp({ quality: QUALITY })
      .toFile(`public${src}`)
    await context.close()
  }
} finally {
  await browser.close()
  await site.remove()
}
