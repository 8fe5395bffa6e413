/** How a test makes the API behave: the test answers the page's own requests itself. */
import type { Locator, Page, Route } from '@playwright/test'
import { READ_TIMEOUT_MS, stretchTimers } from './patience/stretch-timers.ts'

export const API = /\/api\/v2\//

export type ListState = 'loading' | 'failed' | 'empty' | 'offline' | 'loaded'

export const NOTHING = { statusCode: 200, data: [], page: 1, perPage: 10, pages: 1, total: 0 }

/** Lets every read end in one state. `loading` holds the answers until the page is closed. */
export async function readsEndIn(page: Page, state: ListState, which: RegExp = API): Promise<void> {
  if (state === 'offline') await page.addInitScript(noAdapter)
  if (state === 'loading') await stretchTimers(page, READ_TIMEOUT_MS)
  await page.route(which, (route) => answer(route, state))
}

export async function answer(route: Route, state: ListState): Promise<void> {
  if (route.request().method() !== 'GET') return route.fallback()
  switch (state) {
    case 'loading':
      return undefined
    case 'failed':
      return route.fulfill({ status: 500, json: { statusCode: 500, message: 'Server Error' } })
    case 'empty':
      return route.fulfill(
        isOfOne(route) ? { status: 402, json: { statusCode: 402, message: 'Not found' } } : { json: NOTHING },
      )
    case 'offline':
      return route.abort('internetdisconnected')
    case 'loaded':
      return route.fallback()
  }
}

/** The phone's own report that it has no network. Without it, an API that does not answer counts as silent. */
export function noAdapter(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false })
}

/** One package or one post, which exists or does not. */
const isOfOne = (route: Route) => /\/packages\/view\/|\/posts\/[^?]/.test(route.request().url())

/** Presses a "Try Again" that may be gone: after a lost line, the site asks again by itself. */
export const pressIfThere = (button: Locator) =>
  button.evaluateAll((found) => {
    const [first] = found
    if (first instanceof HTMLElement) first.click()
  })
