import { expect, type Page } from '@playwright/test'
import { staticPaths } from '../../../contract/addresses/documents.ts'
import { sitePaths } from '../../../contract/site-paths.ts'
import { errorCopy } from '../../../src/app/error-copy.ts'
import { interactive } from '../../journeys/support/booking.ts'
import { builtTitle } from '../../journeys/support/built-title.ts'

/** Whether it exists by now, a phone without a network cannot know, and says so. */
const UNKNOWN = '/no/such/page'

/** Every address of the site, one of each kind that holds data, one with a query, and one that does not exist. */
export const everyAddress: readonly string[] = [
  ...staticPaths,
  sitePaths.package(101),
  sitePaths.post('how-to-verify-land-before-you-pay'),
  '/?scheduleTab=agro&utm_source=x',
  UNKNOWN,
]

const { fault, silent, offline, portal, interrupted } = errorCopy
/** The headings of a screen that did not open. They too stand over a footer, and answer to presses. */
const failedTitles: readonly string[] = [fault, silent, offline, portal, interrupted].map(
  ({ title }) => title,
)

/** Whether a heading says that a screen did not open where it should have. */
export const hasFailed = (path: string, heading: string): boolean =>
  path !== UNKNOWN && failedTitles.includes(heading)

export type Opened = { path: string; paintMs: number }

/**
 * Opens each in turn as a person would: a heading, a footer, and a page that answers to presses. `paintMs` is NaN unless
 * `isMeasured`.
 */
export async function openEveryAddress(
  page: Page,
  origin: string,
  { isMeasured = false } = {},
): Promise<Opened[]> {
  const opened: Opened[] = []
  for (const path of everyAddress) {
    await page.goto(origin + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    await interactive(page)
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    expect(hasFailed(path, heading), `${path}: ${heading}`).toBe(false)
    if (staticPaths.includes(path)) await expect(page, path).toHaveTitle(builtTitle(path))
    const paintMs = isMeasured ? await page.evaluate(largestPaint) : Number.NaN
    opened.push({ path, paintMs })
  }
  return opened
}

/** Largest Contentful Paint so far, in ms; NaN when the browser saw none, which meets no target. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
    setTimeout(() => resolve(Number.NaN), 5_000)
  })
}
