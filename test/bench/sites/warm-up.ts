import type { Browser } from '@playwright/test'
import { sitePaths } from '#contract/site-paths.ts'
import { PHONE } from '../browser/phone.ts'

/** The reference API makes its sample pictures at the first request, on the cores that are to measure. */
export async function warmUp(browser: Browser, origin: string, paths: readonly string[]): Promise<void> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const lists = (['land', 'agro', 'home'] as const).map(sitePaths.projects)
  for (const path of [sitePaths.frontPage, ...lists, sitePaths.siteTour, sitePaths.resourceHub, ...paths]) {
    await page.goto(origin + path)
    await page.waitForLoadState('networkidle')
  }
  await context.close()
}
