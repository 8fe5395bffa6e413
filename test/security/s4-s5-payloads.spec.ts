import type { Browser, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { recordWholeRow } from '../faults/report/record.ts'
import { buildWith } from '../harness/build-with.ts'
import { startSite } from '../harness/site.ts'
import { count } from '../harness/whole.ts'
import { interactive } from '../journeys/support/booking.ts'
import { PAYLOADS } from './attacks/payloads.ts'
import { markOf, poisonLists, poisonRecord } from './attacks/poisoned-api.ts'

const LISTS = ['/', '/projects/land', '/site_tour', '/resource_hub']
const LIST_ROUNDS = count(8, 2)
const LIST_STEP = 40 // records of a list
const STEP = count(1, 10) // CI tries each tenth
const each = (step: number) => PAYLOADS.map((_, number) => number).filter((number) => number % step === 0)
const NUMBERS = each(STEP)
/** Enough to show that they work. Those that lead their own page away are not among them. */
const LIVE = { bypassCSP: true, numbers: each(count(6, 10)), rounds: 2 }

type Tried = { hits: Set<number>; fields: Set<string>; shown: number; lists: number }

/** Opens an address as a link of the site does, without loading the page again. */
const goInside = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', location.origin + address) // an article may bring a base of its own
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** Parts that wait for a press, and those that a failing picture brings. */
const settleAndPress = (page: Page) =>
  page.evaluate(async () => {
    for (const link of document.querySelectorAll<HTMLElement>(
      'a[href], area[href], form button, main svg a',
    )) {
      const form = link.closest('form')
      const address = [link, form]
        .map(
          (one) =>
            one?.getAttribute('formaction') ??
            one?.getAttribute('action') ??
            one?.getAttribute('href') ??
            one?.getAttribute('xlink:href') ??
            '',
        )
        .join()
      if (/^\W*j\s*a\s*v\s*a\s*s/i.test(address))
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      ({ loading }) => loading !== 'lazy',
    )
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })

async function tryAll(
  browser: Browser,
  siteDir: string,
  { bypassCSP, numbers, rounds }: { bypassCSP: boolean; numbers: readonly number[]; rounds: number },
): Promise<Tried> {
  const site = await startSite({ siteDir })
  const context = await browser.newContext({ bypassCSP, serviceWorkers: 'block' })
  const tried: Tried = { hits: new Set(), fields: new Set(), shown: 0, lists: 0 }
  const page = await context.newPage()
  page.on('dialog', (dialog) => dialog.dismiss())
  await context.exposeFunction('hit', (number = -1) => tried.hits.add(number))
  const record = async (path: string) => (await (await fetch(`${site.origin}/api/v2${path}`)).json()).data
  const [post] = await record('/posts?perPage=1')
  let start = 0
  await poisonLists(page, () => start, tried.fields)
  await poisonRecord(page, /\/api\/v2\/posts\/p-\d+$/, post, tried.fields)
  await poisonRecord(
    page,
    /\/api\/v2\/packages\/view\/9\d+$/,
    await record('/packages/view/101'),
    tried.fields,
  )

  await page.goto(`${site.origin}/resource_hub/p-0`)
  await interactive(page)
  for (const number of numbers) {
    for (const path of [
      `/resource_hub/p-${number}`,
      `/projects/package/9${String(number).padStart(4, '0')}`,
    ]) {
      await goInside(page, path)
      const shownAs = path.includes('package') ? Number(path.split('/').at(-1)) : number
      await page.getByText(markOf(shownAs)).first().waitFor({ state: 'attached' })
      if (!path.includes('package'))
        await page.locator('.prose', { hasText: markOf(number) }).waitFor({ state: 'attached' })
      await settleAndPress(page)
      tried.shown += 1
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const path of LISTS) {
      start = round * LIST_STEP
      await page.goto(site.origin + path)
      await interactive(page)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page
        .getByText(/Mark\d+\./)
        .first()
        .waitFor({ state: 'attached' })
      await settleAndPress(page)
      tried.lists += 1
    }
  }
  await page.waitForLoadState('networkidle')
  await page.unrouteAll({ behavior: 'wait' }) // a press may have asked since; an answer in hand ends with its context
  await context.close()
  await site.remove()
  return tried
}

const words = ({ hits, fields, shown, lists }: Tried) =>
  `${hits.size} executions; ${fields.size} fields; ${NUMBERS.length} payloads on a post and a package each (${shown} openings), and ${lists} lists`

test('S5 the filter alone lets no payload run, in whatever field it comes', async ({ browser }) => {
  const tried = await tryAll(browser, 'dist', { bypassCSP: true, numbers: NUMBERS, rounds: LIST_ROUNDS })
  const ok = tried.hits.size === 0 && NUMBERS.length >= count(300, 30)
  await recordWholeRow({
    id: 'S5',
    what: 'Nothing that the API sends runs: the filter alone',
    how: 'Payloads (handlers, addresses, mXSS, clobbering, 520 levels deep) in every text and address that a screen shows, in Chromium without the policy; links that look like a script are pressed',
    figure: words(tried),
    target: '0 executions of at least 300 payloads',
    ok,
  })
  expect([...tried.hits].map((number) => PAYLOADS[number] ?? number)).toEqual([])
  expect(ok).toBe(true)
})

test('S4 the policy alone lets no payload run, where the filter is taken out', async ({ browser }) => {
  const replaced = { 'src/ui/rich-text/rich-text-article.ts': 'test/security/attacks/unfiltered-article.ts' }
  const { siteDir } = await buildWith('without-filter', {}, { replaced })
  const tried = await tryAll(browser, siteDir, { bypassCSP: false, numbers: NUMBERS, rounds: LIST_ROUNDS })
  const live = await tryAll(browser, siteDir, LIVE)
  const ok =
    tried.hits.size === 0 && NUMBERS.length >= count(300, 30) && live.hits.size >= LIVE.numbers.length / 4
  await recordWholeRow({
    id: 'S4',
    what: 'Nothing that the API sends runs: the policy alone',
    how: 'The same payloads in a build of its own whose articles go on the page unfiltered, under the site’s policy; then the same without the policy, to show that the payloads live',
    figure: `${words(tried)}; without both guards ${live.hits.size} of ${LIVE.numbers.length} tried ones run`,
    target: '0 executions of at least 300 payloads; many without both guards',
    ok,
  })
  expect([...tried.hits].map((number) => PAYLOADS[number] ?? number)).toEqual([])
  expect(live.hits.size).toBeGreaterThanOrEqual(LIVE.numbers.length / 4)
  expect(ok).toBe(true)
})
