import type { Browser, Locator, Page } from '@playwright/test'
import { sitePaths } from '#contract/site-paths.ts'
import { PHONE, slowDown } from '../browser/phone.ts'
import type { Figure } from '../judge.ts'

/** Every screen with something to fill in, and what holds it. */
const FORMS = [
  { path: sitePaths.siteTour, holder: 'main form' },
  { path: sitePaths.virtualTeam, holder: 'main form' },
  { path: sitePaths.faqs, holder: 'main form' },
  { path: sitePaths.package(101), holder: 'main' },
]
const CONTROLS = 'input:visible, textarea:visible, select:visible, button:visible'
const WORDS = 'Adaeze 0803'

declare global {
  interface Window {
    slowest?: number
  }
}

/** The slowest answer to a key or press over all controls of a form (Interaction to Next Paint), slow processor. */
export async function formFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { path, holder } of FORMS) {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    try {
      await page.goto(origin + path)
      await page.locator('html[data-state=interactive]').waitFor()
      await page.locator(holder).first().locator(CONTROLS).first().waitFor()
      await page.waitForLoadState('networkidle')
      await slowDown(page)
      await observeInteractions(page)
      await pressAll(page.locator(holder).first())
      figures.push({ limit: 'inp', where: path, value: await slowest(page) })
    } finally {
      await context.close()
    }
  }
  return figures
}

async function pressAll(holder: Locator): Promise<void> {
  for (const control of await holder.locator(CONTROLS).all()) {
    if (!(await control.isVisible()) || (await control.isDisabled())) continue
    const kind = await control.evaluate((element) => element.tagName)
    await control.focus()
    if (kind === 'SELECT') await control.press('ArrowDown')
    else if (kind === 'BUTTON') await control.press('Enter')
    else await control.pressSequentially(WORDS)
  }
}

/** Entries below 16 ms are not reported; those are one frame. */
const observeInteractions = (page: Page) =>
  page.evaluate(() => {
    window.slowest = 16
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) window.slowest = Math.max(window.slowest ?? 0, duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })

/** Event entries come after the frame they describe. */
const slowest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(window.slowest ?? Number.NaN), 200))
      }),
  )
