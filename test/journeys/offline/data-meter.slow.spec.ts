/** What the data meter says, beside the bytes that came over the line. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { type CountingProxy, countingProxy } from '../../bench/sites/counting-proxy.ts'
import { expect, test } from '../../harness/journey.ts'
import playwrightConfig from '../../playwright.config.ts'
import { interactive, underWorker } from '../support/booking.ts'

const QUIET_MS = 3_000
/**
 * A browser counts 300 bytes for the head of each answer, and our heads are longer. It does not tell a page of the
 * worker's own script. The meter shows two digits.
 */
const SHARE = 0.15

/** Playwright switches off the browser's own store of pages. */
let phone: Browser
test.beforeAll(async () => {
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  phone = await chromium.launch({ ...playwrightConfig.use?.launchOptions, ignoreDefaultArgs })
})
test.afterAll(() => phone.close())

/** Opens the meter, compares it with the line, and closes it. */
async function expectTrue(page: Page, line: CountingProxy, when: string): Promise<void> {
  await line.quiet(QUIET_MS)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Data saver and meter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Data of this visit' })
  const figure = dialog.getByText('Used so far').locator('xpath=following-sibling::dd[1]')
  const off = async () => {
    const megabytes = line.fetched.reduce((total, { bytes }) => total + bytes, 0) / 1_000_000
    return Math.abs(Number.parseFloat((await figure.textContent()) ?? '') / megabytes - 1)
  }
  await expect(figure).toHaveText(/ MB$/)
  await expect.poll(off, when).toBeLessThan(SHARE)
  await dialog.getByRole('button', { name: 'Close' }).click()
}

test('“Used so far” is what came over the line, also over a reload and back from another site', async ({
  site,
}) => {
  const line = await countingProxy(site.origin)
  const page = await phone.newPage()
  await page.goto(`${line.origin}/projects/land`)
  await interactive(page)
  await underWorker(page)
  await expectTrue(page, line, 'on the first visit')

  await page.reload()
  await interactive(page)
  await expectTrue(page, line, 'after a reload')

  // A browser stores no page that takes long to stop, so the next one leaves it the processor.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.goto(`${site.origin}/robots.txt`)
  await page.evaluate(() => history.back()) // `goBack` waits for a load, and none comes
  await expect.poll(() => page.evaluate(() => location.origin).catch(String)).toBe(line.origin)
  expect(await page.evaluate(() => 'isSamePage' in window), 'from the browser’s own store').toBe(true)
  await expectTrue(page, line, 'back from another site')
  await page.context().close()
  await line.close()
})
