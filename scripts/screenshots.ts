/**
 * `npm run screenshots`: every screen at 360×740 and 1440×900, light and dark, as compressed pictures in docs/screens.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { staticPaths } from '../contract/addresses/documents.ts'
import { sitePaths } from '../contract/site-paths.ts'
import { startSite } from '../test/harness/site.ts'
import { BROWSER_ARGS } from '../test/playwright.config.ts'
import { ensureBrowser } from './system-packages.mjs'

const FOLDER = 'docs/screens'
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } }
const SCHEMES = ['light', 'dark'] as const
const MAX_BYTES = 150_000
const QUALITIES = [78, 66, 54, 42] // the first one that stays below the limit
const README_HEIGHT_PX = 560
const SAMPLE_PACKAGE = 101
const PATIENCE_MS = 8_000

type Device = keyof typeof SIZES
type Scheme = (typeof SCHEMES)[number]

const site = await startSite()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS })
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
try {
  const devices = Object.keys(SIZES) as Device[]
  for (const scheme of SCHEMES) await Promise.all(devices.map((device) => shootAll(device, scheme)))
  await readmePicture()
} finally {
  await browser.close()
  await site.remove()
}

async function shootAll(device: Device, colorScheme: Scheme): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[device],
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // no card of an installed site over the page
    baseURL: site.origin,
  })
  const page = await context.newPage()
  for (const path of await paths(page)) {
    await page.goto(path)
    await page.locator('html[data-state=interactive]').waitFor()
    await page
      .waitForFunction(isSettled, undefined, { timeout: PATIENCE_MS })
      .catch(() => console.warn(`${path} (${device}, ${colorScheme}): something in view did not come`))
    await writeFile(fileOf(path, device, colorScheme), await compressed(await page.screenshot()))
  }
  await context.close()
}

/** In the page: whether everything in view has arrived, data and pictures alike. */
function isSettled(): boolean {
  const isInView = (part: Element) => part.checkVisibility() && part.getBoundingClientRect().top < innerHeight
  const waiting = [...document.querySelectorAll('[aria-busy=true], .skeleton')]
  return !waiting.some(isInView) && [...document.images].filter(isInView).every(({ complete }) => complete)
}

function fileOf(path: string, device: Device, scheme: Scheme): string {
  return `${FOLDER}/${path.slice(1).replaceAll('/', '-') || 'front-page'}-${device}-${scheme}.webp`
}

async function compressed(picture: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const file = await sharp(picture).webp({ quality }).toBuffer()
    if (file.length <= MAX_BYTES) return file
  }
  throw new Error(`No quality keeps a picture below ${MAX_BYTES} bytes`)
}

/** Every static address (except those that repeat a page), and a package and a post of the sample data. */
async function paths(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/v2/posts?page=1&perPage=1')
  const { data }: { data: { slug: string }[] } = await answer.json()
  const posts = data.map(({ slug }) => sitePaths.post(slug))
  return [
    ...staticPaths.filter((path) => path !== sitePaths.legal),
    sitePaths.package(SAMPLE_PACKAGE),
    ...posts,
  ]
}

/** A desktop and two phones side by side, for the README. */
async function readmePicture(): Promise<void> {
  const packagePath = sitePaths.package(SAMPLE_PACKAGE)
  const shown = await Promise.all(
    [
      fileOf(sitePaths.frontPage, 'desktop', 'light'),
      fileOf(sitePaths.frontPage, 'phone', 'light'),
      fileOf(packagePath, 'phone', 'dark'),
    ].map((file) => sharp(file).resize({ height: README_HEIGHT_PX }).toBuffer({ resolveWithObject: true })),
  )
  const gap = 24
  let left = 0
  const placed = shown.map(({ data, info }) => {
    const place = { input: data, left, top: 0 }
    left += info.width + gap
    return place
  })
  await sharp({
    create: { width: left - gap, height: README_HEIGHT_PX, channels: 3, background: '#ffffff' },
  })
    .composite(placed)
    .jpeg({ quality: QUALITIES[0] ?? 78, mozjpeg: true })
    .toFile(`${FOLDER}/readme.jpg`)
}
