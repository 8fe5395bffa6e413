/** A list that a slow line brings piece by piece is no silence: it is waited for, and paid for once. */
import { expect, test } from '@playwright/test'
import { startProxy } from '../../faults/rig/proxy.ts'
import { startSite } from '../../harness/site.ts'
import { interactive, underWorker } from '../support/booking.ts'

const LIST = '/api/v2/projects/1'
/** The page and the worker wait ten seconds for a line that is silent. */
const SECONDS = 14

test('under the worker a list may take longer than the patience with silence, and is fetched once', async ({
  browser,
}) => {
  const site = await startSite()
  const proxy = await startProxy(site.origin)
  const context = await browser.newContext()
  try {
    const length = (await fetch(site.origin + LIST, { headers: { 'accept-encoding': 'br' } })).headers.get(
      'content-length',
    )
    const page = await context.newPage()
    await page.goto(`${proxy.origin}/faqs`)
    await interactive(page)
    await underWorker(page)
    const isList = ({ path }: { path: string }) => path.startsWith(LIST)
    expect(proxy.hits.filter(isList)).toHaveLength(0)

    const bytesPerSecond = Number(length) / SECONDS
    proxy.follow((asked) => (isList(asked) ? { kind: 'slow', bytesPerSecond } : null))
    await page.goto(`${proxy.origin}/projects/land`)
    await expect(page.getByRole('article').first().getByRole('heading')).toBeVisible()
    await expect(page.getByText('Failed to load projects')).toBeHidden()
    expect(proxy.hits.filter(isList)).toHaveLength(1)
  } finally {
    await context.close()
    await proxy.close()
    await site.remove()
  }
})
