/** A browser that stands for a cheap phone. They run one at a time, or they would take each other's processor. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS } from '../../playwright.config.ts'

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-NG',
  timezoneId: 'Africa/Lagos',
} satisfies BrowserContextOptions

export const CPU_SLOW_DOWN = 4

export async function withBrowser<T>(chromePath: string, use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromePath, args: BROWSER_ARGS })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

export async function slowDown(page: Page, rate = CPU_SLOW_DOWN): Promise<void> {
  const slow = await throttleOf(page)
  await slow(rate)
}

export type Throttle = (rate: number) => Promise<unknown>

/** For a page that is slowed down for a moment, again and again; 1 is its own speed. */
export async function throttleOf(page: Page): Promise<Throttle> {
  const session = await page.context().newCDPSession(page)
  return (rate) => session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Ends the running service workers, as a phone does soon after a visit; the registration stays. */
export async function putWorkersToSleep(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
