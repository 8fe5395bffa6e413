import type { Browser } from '@playwright/test'
import { PHONE } from '../browser/phone.ts'
import { countingProxy } from '../sites/counting-proxy.ts'
import { kilobytes } from '../sites/kilobytes.ts'

const WORKER_WAIT_MS = 45_000
const QUIET_MS = 4_000 // the worker starts its precache when the page is idle

/** kB of a whole first visit to the front page, with everything that the worker fetches for later. */
export async function firstVisit(
  browser: Browser,
  origin: string,
  manner: 'as usual' | 'saving data' = 'as usual',
): Promise<number> {
  const proxy = await countingProxy(origin)
  const isSaving = manner === 'saving data'
  const context = await browser.newContext({
    ...PHONE,
    ...(isSaving ? { extraHTTPHeaders: { 'Save-Data': 'on' } } : {}),
  })
  try {
    if (isSaving) {
      await context.addInitScript(() => {
        Object.defineProperty(Object.getPrototypeOf(Reflect.get(navigator, 'connection') ?? {}), 'saveData', {
          get: () => true,
        })
      })
    }
    const page = await context.newPage()
    await page.goto(proxy.origin)
    const underWorker = page.waitForFunction(() => navigator.serviceWorker?.controller, null, {
      timeout: isSaving ? WORKER_WAIT_MS : 0,
    })
    await (isSaving ? underWorker.catch(() => undefined) : underWorker) // none for visitors who save data
    await proxy.quiet(QUIET_MS)
    return kilobytes(proxy.fetched)
  } finally {
    await context.close()
    await proxy.close()
  }
}
