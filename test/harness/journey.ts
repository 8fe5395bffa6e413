/** The test function of every journey: a site of the worker's own, and a page whose console must stay silent. */
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { type Site, startSite } from './site.ts'

type WorkerFixtures = { site: Site }
type TestFixtures = {
  /** Whether the API fails on purpose: then log lines of the site and the browser are expected (spec §4). */
  failsOnPurpose: boolean
  /** What the console said above "info", minus the browser's own lines on requests that failed. */
  complaints: string[]
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  failsOnPurpose: [false, { option: true }],
  complaints: [
    async ({ context, failsOnPurpose }, use) => {
      const complaints: string[] = []
      context.on('page', (page) => listen(page, complaints))
      await use(complaints)
      const unexpected = failsOnPurpose ? complaints.filter((words) => !OF_A_FAILURE.test(words)) : complaints
      expect(unexpected, 'the console is silent').toEqual([])
    },
    { auto: true },
  ],
})

const OF_A_FAILURE = /^Adbond: .+ failed \(|^Failed to load resource: the server responded with a status of 5/

export function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isBrowsersOwn(message))
      complaints.push(message.text())
  })
}

/**
 * The browser writes these itself when a request finds no network, an unknown page or a refusal. Playwright does so
 * where a journey blocks the worker. The last is a screenshot that reads what WebGL drew. No code of a page can
 * prevent it.
 */
const isBrowsersOwn = (message: ConsoleMessage) =>
  /^Service Worker registration blocked by Playwright|^An unknown error occurred when fetching the script\.$|^Failed to load resource: (net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED|NAME_NOT_RESOLVED|NETWORK_CHANGED)|the server responded with a status of (402|404|422) )|^\[\.WebGL-.+GPU stall due to ReadPixels/.test(
    message.text(),
  )

export { expect }
