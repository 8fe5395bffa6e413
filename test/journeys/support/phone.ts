import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import playwrightConfig from '../../playwright.config.ts'

/** The whole browser dies at once, as with the phone's battery: nothing is cleaned up. */
export async function crashBrowser(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  const isGone = new Promise((resolve) => context.once('close', resolve))
  session.send('Browser.crash').catch(() => undefined) // it can not answer any more
  await isGone
}

/** A browser whose storage outlives its closing, like the one on a phone. */
export async function withPhone(
  use: (open: () => Promise<[BrowserContext, Page]>) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(path.join(tmpdir(), 'adbond-phone-'))
  try {
    await use(async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...playwrightConfig.use?.launchOptions,
        viewport: { width: 360, height: 740 },
        locale: 'en-NG',
        timezoneId: 'Africa/Lagos',
      })
      return [context, context.pages()[0] ?? (await context.newPage())]
    })
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }) // the browser's last process may still write
  }
}
