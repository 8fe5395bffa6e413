import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { posts } from '../../api/db/seed/posts.ts'
import { sitePaths } from '../../contract/site-paths.ts'
import { recordWholeRow } from '../faults/report/record.ts'
import { everyAddress } from '../faults/rig/every-address.ts'
import { expect, test } from '../harness/journey.ts'
import { nextBuild } from '../harness/next-build.ts'
import { noteToasts } from '../harness/patience/note-toasts.ts'
import { startSite } from '../harness/site.ts'
import {
  chooseTour,
  fillContact,
  interactive,
  MONIYA,
  person,
  underWorker,
} from '../journeys/support/booking.ts'
import { sweepLinks } from './judges/link-faults.ts'
import { watchContext } from './judges/watch-page.ts'

const ADDRESSES = [...everyAddress, ...posts.slice(0, 3).map(({ slug }) => sitePaths.post(slug))]

test('S3 S14 S15 a whole visit keeps to the policy, asks nobody else, and leads nowhere unsafe', async ({
  browser,
}) => {
  const root = await mkdtemp(path.join(tmpdir(), 'adbond-walk-'))
  const site = await startSite({ siteDir: await nextBuild(root, 'A') })
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const watched = await watchContext(context, site.origin)
  const page = await context.newPage()
  let links = 0
  const faults: string[] = []
  const walk = async () => {
    for (const address of ADDRESSES) {
      await page.goto(site.origin + address)
      await interactive(page)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const swept = await sweepLinks(page)
      links += swept.links
      faults.push(...swept.faults)
    }
  }

  await walk()
  await underWorker(page)
  await context.setOffline(true)
  await walk()
  await context.setOffline(false)

  const toasted = await noteToasts(page)
  await page.goto(`${site.origin}/site_tour`)
  await interactive(page)
  await fillContact(page, person('s3-walk'))
  await chooseTour(page, MONIYA)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
  await toasted('Successful!, Thank You for Booking!')
  await page.goto(`${site.origin}/outbox`)
  await interactive(page)

  await site.deploy(await nextBuild(root, 'B'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))) // back from another app
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect.poll(() => page.locator('meta[name=build]').getAttribute('content')).toBe('B')
  await interactive(page)

  const { violations, outside, requests } = watched
  await context.close()
  const alarm = await alarmWorks(browser, site.origin)
  await site.remove()
  await rm(root, { recursive: true })
  const screens = `${ADDRESSES.length} addresses with the line and without it`
  await recordWholeRow({
    id: 'S3',
    what: 'The site keeps to its own policy',
    how: `${screens}, each scrolled to its end; a booking; an update. A planted style, the address of a script and a foreign picture show that the alarm works`,
    figure: `${violations.length} violations; ${alarm} planted ones heard`,
    target: '0 violations; 3 heard',
    ok: violations.length === 0 && alarm === 3,
  })
  await recordWholeRow({
    id: 'S14-requests',
    what: 'Nothing of a third party is asked for',
    how: `The visit of S3: every request of pages and worker`,
    figure: `${outside.size} of ${requests} requests went to another origin`,
    target: '0, until somebody taps on a film',
    ok: outside.size === 0 && requests > 0,
  })
  await recordWholeRow({
    id: 'S15',
    what: 'Links lead only where they may',
    how: `${screens}: every address in the DOM, and every link that opens a tab`,
    figure: `${faults.length} faults in ${links} addresses`,
    target: '0: https, mail, phone or this site; noopener on each new tab',
    ok: faults.length === 0 && links > 0,
  })
  expect({ violations, outside: [...outside], faults }).toEqual({ violations: [], outside: [], faults: [] })
  expect(alarm).toBe(3)
})

/** How many of three planted violations are heard. */
async function alarmWorks(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const { violations } = await watchContext(context, origin)
  const page = await context.newPage()
  await page.goto(`${origin}/faqs`)
  await page.evaluate(() => {
    const picture = new Image()
    picture.src = 'https://evil.example/x.png'
    const style = document.createElement('style')
    style.textContent = 'p { color: red }'
    document.body.append(picture, style)
    try {
      document.createElement('script').setAttribute('src', 'data:text/javascript,1')
    } catch {
      // it is not even taken
    }
  })
  const kinds = () =>
    ['require-trusted-types-for', 'img-src', 'style-src'].filter((kind) =>
      violations.some((words) => words.includes(`: ${kind}`)),
    ).length
  await expect.poll(kinds).toBe(3)
  await context.close()
  return kinds()
}
