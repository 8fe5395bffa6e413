import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { documentOf } from '../../contract/addresses/documents.ts'
import { startSite } from '../harness/site.ts'
import { interactive, underWorker } from '../journeys/support/booking.ts'
import { recordRow } from './report/record.ts'
import type { Fault } from './rig/fault.ts'
import { type Passing, startProxy } from './rig/proxy.ts'
import { badAnswers, savedAnswers } from './rig/saved-answers.ts'
import { seeded } from './rig/seeded.ts'
import { withBench } from './rig/with-bench.ts'

const CUTS = 150
const NEW_PHONES = 6
const SEED = 15
const PATHS = [
  '/',
  '/projects/land',
  '/projects/agro',
  '/projects/home',
  '/site_tour',
  '/resource_hub',
  '/projects/package/101',
]
/** The last one just ends: the browser cannot see that the body was cut. */
const FRAMINGS = ['length', 'chunked', 'close'] as const

/** A line that cuts this share of the answers that hold words or a script. */
function cutting(share: number) {
  const random = seeded(SEED)
  const count = { cuts: 0 }
  const plan = ({ path }: Passing): Fault | null => {
    if (!path.startsWith('/api/') && !/\.(js|css)$/.test(path) && !isPage(path)) return null
    if (random() >= share) return null
    count.cuts += 1
    // No code of ours runs in a page or a boot script that did not arrive (decision 040).
    const known = isPage(path) || path.startsWith('/assets/boot-') ? FRAMINGS.slice(0, 2) : FRAMINGS
    const framing = known[Math.floor(random() * known.length)] ?? 'length'
    return { kind: 'cut', at: { share: random() }, framing }
  }
  return { plan, count }
}

const isPage = (path: string) => !path.startsWith('/api/') && !/\.\w+$/.test(path)

test('R15 an answer cut at any byte is never kept, and the next good load heals', async ({ browser }) => {
  const known = await onKnownPhone(browser)
  const fresh = await onNewPhones(browser)
  const bad = known.bad + fresh.bad
  const healed = known.healed + fresh.healed
  const loads = 1 + NEW_PHONES
  const ok = bad === 0 && healed === loads
  await recordRow({
    id: 'R15',
    what: 'A cut answer is never kept',
    how: `${known.cuts + fresh.cuts} answers (JSON, JavaScript, CSS, HTML) cut at a random byte, on a phone with the worker and on ${NEW_PHONES} new ones; lengths told, in chunks, or neither (HTML and boot script only the first two); seed ${SEED}`,
    figure: `${bad} bad entries among ${known.kept + fresh.kept} kept; ${healed} of ${loads} next good loads show the list, and their worker is whole`,
    target: '0 bad entries; every next good load heals',
    ok,
  })
  expect({ bad, healed }).toEqual({ bad: 0, healed: loads })
})

const firstCard = (page: Page) => page.getByRole('article').first().getByRole('heading')

/**
 * What the worker of this page keeps. Bad: an answer that no screen could read, or a file that differs from the
 * build's.
 */
async function keptBy(page: Page): Promise<{ kept: number; bad: number }> {
  const answers = await savedAnswers(page, '^api-')
  const files = await savedAnswers(page, 'precache')
  expect(files.length, 'the look finds the files of the build').toBeGreaterThan(0)
  const differing = await Promise.all(files.map(async ({ url, text }) => text !== (await built(url))))
  return {
    kept: answers.length + files.length,
    bad: badAnswers(answers).length + differing.filter(Boolean).length,
  }
}

async function built(url: string): Promise<string> {
  const { pathname } = new URL(url)
  const file = /\.\w+$/.test(pathname) ? pathname.slice(1) : documentOf(pathname).file
  return readFile(`dist/${file}`, 'utf8')
}

/** The worker is there before the line goes bad. */
async function onKnownPhone(browser: Browser) {
  const { plan, count } = cutting(1)
  return withBench(browser, async ({ proxy, context }) => {
    const page = await context.newPage()
    proxy.follow(plan)
    let bad = 0
    while (count.cuts < CUTS) {
      for (const path of PATHS) await page.goto(proxy.origin + path, { waitUntil: 'load' })
      bad += (await keptBy(page)).bad
    }
    proxy.follow(() => null)
    const healed = await healsOn(page, proxy.origin)
    const after = await keptBy(page)
    return { cuts: count.cuts, kept: after.kept, bad: bad + after.bad, healed: healed ? 1 : 0 }
  })
}

/**
 * The line is bad from a phone's first request on; a new tab finds it good. Only half of its answers are cut. Otherwise
 * no page would ever come far enough to ask for its scripts.
 */
async function onNewPhones(browser: Browser) {
  const { plan, count } = cutting(0.5)
  const site = await startSite()
  let [kept, bad, healed] = [0, 0, 0]
  for (let phone = 0; phone < NEW_PHONES; phone += 1) {
    const proxy = await startProxy(site.origin)
    const context = await browser.newContext()
    proxy.follow(plan)
    const page = await context.newPage()
    while (!(await startsOn(page, `${proxy.origin}/projects/land`)));
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
    await page.close()
    proxy.follow(() => null)
    const next = await context.newPage()
    if (await healsOn(next, proxy.origin)) {
      healed += 1
      const after = await keptBy(next)
      kept += after.kept
      bad += after.bad
    }
    await context.close()
    await proxy.close()
  }
  await site.remove()
  return { cuts: count.cuts, kept, bad, healed }
}

/** Whether the page and its boot script came whole enough to ask for the rest. */
async function startsOn(page: Page, url: string): Promise<boolean> {
  const asked = page.waitForRequest(/\/assets\/core-/, { timeout: 4_000 }).then(
    () => true,
    () => false,
  )
  await page.goto(url, { waitUntil: 'commit', timeout: 10_000 }).catch(() => null)
  await page.keyboard.press('Shift').catch(() => null) // the first touch
  return asked
}

async function healsOn(page: Page, origin: string): Promise<boolean> {
  try {
    await page.goto(`${origin}/projects/land`)
    await expect(firstCard(page)).toBeVisible({ timeout: 20_000 })
    await interactive(page)
    await page.mouse.move(8, 8) // a reader who stays gets the worker
    await underWorker(page)
    return true
  } catch (reason) {
    console.log(`Not healed: ${reason instanceof Error ? reason.message : reason}`)
    return false
  }
}
