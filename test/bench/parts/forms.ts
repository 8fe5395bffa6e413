import type { Browser, Locator, Page } from '@playwright/test'
import { sitePaths } from '#contract/site-paths.ts'
import { PHONE, slowDown } from '../browser/phone.ts'
import type { Figure } from '../judge.ts'

/** Every screen with something to fill in, and its container. */
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
    slowest?: { ms: number; at: string }
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
      const { ms, at } = await slowest(page)
      figures.push({ limit: 'inp', where: `${path} (${at})`, value: ms })
    } finally {
      await context.close()
    }
  }
  return figures
}

async function pressAll(holder: Locator): Promise<void> {
  let pressed = 0
  for (const control of await holder.locator(CONTROLS).all()) {
    if (!(await control.isVisible()) || (await control.isDisabled())) continue
    const kind = await control.evaluate((element) => element.tagName)
    await control.evaluate(standInTheMiddle)
    await control.focus()
    if (kind === 'SELECT') await control.press('ArrowDown')
    else if (kind === 'BUTTON') await control.press('Enter')
    else await control.pressSequentially(WORDS)
    pressed += 1
  }
  if (pressed === 0) throw new Error('No control could be pressed')
}

/**
 * The place where a phone's keyboard leaves the field that is typed into; the frame of the scroll is not part of the
 * answer. Near the lower edge of the emulated screen a headless browser presents a changed frame only when something
 * else changes too.
 */
const standInTheMiddle = (control: Element) =>
  new Promise<void>((resolve) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** Entries below 16 ms are not reported; those take one frame. */
const observeInteractions = (page: Page) =>
  page.evaluate(() => {
    window.slowest = { ms: 16, at: 'nothing slower than a frame' }
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId, target } of list.getEntries() as PerformanceEventTiming[]) {
        if (!interactionId || duration <= (window.slowest?.ms ?? 0)) continue
        const control = target instanceof Element ? target.getAttribute('name') || target.textContent : ''
        window.slowest = { ms: duration, at: `${name}, ${control?.trim().slice(0, 30)}` }
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })

/** Event entries come after the frame they describe. */
const slowest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ ms: number; at: string }>((resolve) => {
        const tell = () => resolve(window.slowest ?? { ms: Number.NaN, at: 'not observed' })
        requestAnimationFrame(() => setTimeout(tell, 200))
      }),
  )
