/** The site works, less comfortably, where a browser lacks what most have. */
import { expect, test } from '../../harness/journey.ts'
import { shareOf } from '../../harness/whole.ts'
import { chooseTour, fillContact, interactive, MONIYA, person } from '../support/booking.ts'

/** Run before any script of the page. Each removes one feature as if the browser had never known it. */
const MISSING: Record<string, () => void> = {
  'a service worker': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  },
  IndexedDB: () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  },
  'any storage': () => {
    const forbidden = {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', forbidden)
    Object.defineProperty(window, 'sessionStorage', forbidden)
    Object.defineProperty(window, 'indexedDB', forbidden)
  },
  'Background Sync': () => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    Reflect.deleteProperty(window, 'SyncManager')
  },
  'navigator.share and the clipboard': () => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  },
  'navigator.connection, Web Locks, BroadcastChannel and idle callbacks': () => {
    for (const name of ['connection', 'locks', 'deviceMemory', 'storage']) {
      Reflect.deleteProperty(Navigator.prototype, name)
    }
    for (const name of ['BroadcastChannel', 'requestIdleCallback', 'cancelIdleCallback']) {
      Reflect.deleteProperty(window, name)
    }
  },
  'a word of its first paint': () => {
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options)
    }
  },
}

const PAGES = ['/', '/projects/land', '/projects/package/101', '/resource_hub', '/virtual_team', '/outbox']

for (const [place, [what, takeAway]] of Object.entries(MISSING).entries()) {
  test(`without ${what} the main pages open, and a booking arrives once`, async ({ page, site }) => {
    await page.addInitScript(takeAway)
    for (const address of shareOf(PAGES, place, 2)) {
      await page.goto(address)
      await interactive(page)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect(page.locator('.skeleton').first(), address).toBeHidden()
    }
    await page.getByRole('button', { name: 'Data saver and meter' }).first().click()
    await page.getByRole('switch', { name: 'Data saver' }).click()
    await expect(page.getByRole('switch', { name: 'Data saver' })).toBeChecked()
    await page.getByRole('button', { name: 'Close', exact: true }).click()

    const who = person(`without-${what.replaceAll(/\W+/g, '-').toLowerCase()}`)
    await page.goto('/site_tour')
    await interactive(page)
    await chooseTour(page, MONIYA)
    await fillContact(page, who)
    await page.getByRole('button', { name: 'Book Site Tour' }).click()
    await expect
      .poll(async () => (await site.bookings()).filter(({ email }) => email === who.email).length)
      .toBe(1)
  })
}
