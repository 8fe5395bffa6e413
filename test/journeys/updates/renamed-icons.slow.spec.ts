/**
 * The rules in a page name the sheets of icons, and the policy of a kept page has the hash of these rules. So after a
 * deploy of other sheets a page that the phone makes from its last copy would stand there without any.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { nextBuild } from '../../harness/next-build.ts'
import { startSite } from '../../harness/site.ts'
import { interactive, nobodyLeft, underWorker } from '../support/booking.ts'
import { coldStart } from '../support/cold-start.ts'

const SCREEN = '/careers'

let root = ''
test.beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'adbond-renamed-icons-'))
})
test.afterEach(() => rm(root, { recursive: true }))

/** A sheet of icons, and a rule that stands in the page alone. */
const looks = async (page: Page) => ({
  sheet: /\/assets\/icons-\w{8}\.svg/.exec(await page.content())?.[0],
  font: await page.evaluate(() => getComputedStyle(document.body).fontFamily),
})

for (const inNewFolder of [false, true])
  test(`after a deploy of other sheets of icons ${inNewFolder ? 'by a build that knows no earlier one' : 'and what changed'}, kept pages have their rules without a network`, async ({
    context,
    page,
  }) => {
    const site = await startSite()
    await page.goto(site.origin + SCREEN)
    await interactive(page)
    const first = await looks(page)
    await underWorker(page)

    await site.deploy(await nextBuild(root, 'icons', { inNamesAlone: true, inNewFolder }))
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
    await expect.poll(isWaiting).toBe(true)
    await page.close()
    await nobodyLeft(context)
    await site.stop()

    const again = await coldStart(context, async (opened) => {
      await opened.goto(site.origin + SCREEN)
      await interactive(opened)
      return (await looks(opened)).sheet !== first.sheet
    })
    expect((await looks(again)).font).toBe(first.font)
    await site.remove()
  })
