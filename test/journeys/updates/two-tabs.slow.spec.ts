/** Two tabs share one worker, and only one of them accepts an update. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '../../harness/journey.ts'
import { nextBuild } from '../../harness/next-build.ts'
import { startSite } from '../../harness/site.ts'
import { interactive, laterParts, underWorker } from '../support/booking.ts'
import { builtTitle } from '../support/built-title.ts'

test('after an update in one tab the other one opens every screen of its build without a network', async ({
  browser,
}) => {
  const root = await mkdtemp(path.join(tmpdir(), 'adbond-tabs-'))
  const site = await startSite({ siteDir: await nextBuild(root, 'A') })
  const context = await browser.newContext()
  const [accepts, waits] = [await context.newPage(), await context.newPage()]
  await accepts.goto(site.origin)
  await interactive(accepts)
  await underWorker(accepts)
  await waits.goto(`${site.origin}/virtual_team`)
  await interactive(waits)
  await laterParts(waits)
  await waits.getByLabel('First name').fill('Adaeze')

  await site.deploy(await nextBuild(root, 'B'))
  await accepts.bringToFront()
  await accepts.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await accepts.getByRole('button', { name: 'Update now' }).click()
  await expect(accepts.locator('meta[name=build]')).toHaveAttribute('content', 'B')
  await interactive(accepts)

  await site.stop()
  await context.setOffline(true)
  await waits.bringToFront()
  for (const address of ['/services', '/careers', '/faqs']) {
    await waits
      .locator(`footer a[href="${address}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(waits).toHaveURL(new RegExp(`${address}$`))
    await expect(waits, address).toHaveTitle(builtTitle(address))
  }
  await expect(waits.locator('meta[name=build]')).toHaveAttribute('content', 'A')
  await waits.goto(`${site.origin}/virtual_team`)
  await expect(waits.locator('meta[name=build]'), 'a load brings the new one').toHaveAttribute('content', 'B')
  await expect(waits.getByLabel('First name')).toHaveValue('Adaeze')
  await context.close()
  await site.remove()
  await rm(root, { recursive: true })
})

test('pictures that are asked for while an update is accepted do not keep the old version', async ({
  browser,
}) => {
  const root = await mkdtemp(path.join(tmpdir(), 'adbond-press-'))
  const site = await startSite({ siteDir: await nextBuild(root, 'A') })
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site.origin)
  await interactive(page)
  await underWorker(page)
  await site.deploy(await nextBuild(root, 'B'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: 'Update now' }).waitFor()
  await page.evaluate(() => {
    const [{ src = '' } = {}] = document.images
    const press = () => {
      let left = 60
      const timer = setInterval(() => {
        new Image().src = `${src}?${left}`
        left -= 1
        if (left === 0) clearInterval(timer)
      }, 15)
    }
    addEventListener('click', press, { once: true })
  })
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'B')
  await context.close()
  await site.remove()
  await rm(root, { recursive: true })
})
