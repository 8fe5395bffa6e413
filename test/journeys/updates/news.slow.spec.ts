import { forgetReads } from '../../harness/forget-reads.ts'
import { expect, test } from '../../harness/journey.ts'
import { interactive, underWorker } from '../support/booking.ts'
import { changeableSite } from '../support/changeable-site.ts'

for (const [screen, path] of [
  ['list', '/projects/land'],
  ['package', '/projects/package/101'],
] as const) {
  test(`news reach the open ${screen} without a reload, although answers may be cached for a minute`, async ({
    browser,
  }) => {
    const site = await changeableSite()
    const context = await browser.newContext()
    const page = await context.newPage()
    // A page that reads nothing: a new worker asks again, in its own time, for what was read before it.
    await page.goto(`${site.origin}/faqs`)
    await interactive(page)
    await underWorker(page)
    await page.goto(site.origin + path)
    await interactive(page)
    const called = (name: string) => page.getByRole('heading', { name, exact: true })
    await expect(called('Moniya Green 500')).toBeVisible()
    await page.waitForLoadState('networkidle')

    await site.change(101, { name: 'Moniya Green 501' })
    const [worker] = context.serviceWorkers()
    await worker?.evaluate(() => {
      const stopped = Date.now()
      Date.now = () => stopped // what was told counts for ten seconds (sw/news/just-told.ts), short for a busy machine
    })
    await page.goto(`${site.origin}/robots.txt`)
    await forgetReads(page) // as if the page's own copy were a minute old
    let loads = 0
    page.on('load', () => {
      loads++
    })
    site.reads.length = 0
    await page.goto(site.origin + path)
    await expect(called('Moniya Green 501')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const twice = site.reads.filter((read, place) => site.reads.indexOf(read) !== place)
    expect(twice, 'what the worker has just kept is not asked for again').toEqual([])
    expect(loads, 'the worker gave its copy, and told when it had the news').toBe(1)
    await context.close()
    await site.remove()
  })
}
