import type { Browser, Page } from '@playwright/test'
import { sitePaths } from '#contract/site-paths.ts'
import { PHONE, slowDown } from '../browser/phone.ts'
import type { Figure } from '../judge.ts'
import { median } from '../numbers.ts'

/** From where to where, and which kept content must appear there. */
const CHANGES = [
  { from: sitePaths.frontPage, to: sitePaths.projects('land'), content: 'main article h3' },
  { from: sitePaths.projects('land'), to: sitePaths.package(101), content: 'main h1' },
  { from: sitePaths.frontPage, to: sitePaths.siteTour, content: 'main article h3' },
  { from: sitePaths.frontPage, to: sitePaths.resourceHub, content: 'main article h3' },
  { from: sitePaths.siteTour, to: sitePaths.frontPage, content: 'main h1' }, // its lists lie below the first screen
  { from: sitePaths.frontPage, to: sitePaths.faqs, content: 'main details' },
]
const REPEATS = 5
const CONTENT_WAIT_MS = 15_000
const SETTLES_MS = 300 // parts that a browser draws when they come near

/** From the press on a link to the painted screen, whose code and data this phone already has. */
export async function routeChangeFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const figures: Figure[] = []
  try {
    for (const change of CHANGES) {
      await page.goto(origin + change.from)
      await page.locator('html[data-state=interactive]').waitFor()
      await page.locator(`a[href="${change.to}"]`).first().waitFor({ state: 'attached' })
      await follow(page, change.to, change.content) // the first time fetches
      await slowDown(page)
      const times: number[] = []
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        await page.goBack()
        await page.waitForURL(origin + change.from)
        await page.locator(`a[href="${change.to}"]`).first().waitFor({ state: 'attached' })
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))
        times.push(await follow(page, change.to, change.content))
      }
      figures.push({ limit: 'routeChange', where: `${change.from} → ${change.to}`, value: median(times) })
      await slowDown(page, 1)
    }
    return figures
  } finally {
    await context.close()
  }
}

/** Presses the link and returns the ms until the frame that shows the content has been painted. */
async function follow(page: Page, to: string, content: string): Promise<number> {
  await show(page, to)
  return page.evaluate(
    ({ href, selector, patience }) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>('a[data-pressed]')
        if (!link) return reject(new Error(`No link to ${href}`))
        const timer = setTimeout(() => reject(new Error(`${selector} did not come on ${href}`)), patience)
        // The screen that is left may have the same parts, and stays while React draws the next one.
        for (const part of document.querySelectorAll(selector)) part.setAttribute('data-left', '')
        const started = performance.now()
        const look = () => {
          if (location.pathname !== href || !document.querySelector(`${selector}:not([data-left])`)) return
          observer.disconnect()
          clearTimeout(timer)
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - started) // the task after the frame: it is painted
            port2.postMessage(null)
          })
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { childList: true, subtree: true })
        link.click()
        look()
      }),
    { href: to, selector: content, patience: CONTENT_WAIT_MS },
  )
}

/** Marks a link and brings it onto the screen: people press what they see, and a browser draws what is far only then. */
async function show(page: Page, to: string): Promise<void> {
  await page.evaluate(async (href) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)]
    const link = links.find((one) => one.checkVisibility()) ?? links[0]
    link?.setAttribute('data-pressed', '')
    link?.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
  }, to)
  await page.waitForTimeout(SETTLES_MS)
}
