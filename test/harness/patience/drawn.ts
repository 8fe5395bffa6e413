import type { Page } from '@playwright/test'

/**
 * Asks the page for two frames. Observers tell of what they see when a frame is drawn, and a browser that nothing
 * urges may draw none. A frame that does not come is not waited for: whoever asks looks again.
 */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((go) => {
        requestAnimationFrame(() => requestAnimationFrame(() => go()))
        setTimeout(go, 1_000)
      }),
  )

/** The same where something has changed, so that frames come, and nobody can look again: a trace is over then. */
export const surelyDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go()))))
