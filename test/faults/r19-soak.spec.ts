import { expect, test } from '@playwright/test'
import { guest } from './loads/book.ts'
import { heapOf, keptRows, readOn, storedBytes } from './loads/soak.ts'
import { percentile, recordRow } from './report/record.ts'
import { submitOn } from './rig/bench-page.ts'
import { randomFault } from './rig/random-fault.ts'
import { seeded } from './rig/seeded.ts'
import { withBench } from './rig/with-bench.ts'

const SEED = 19
const TABS = 5
const FAULT_SHARE = 0.1
const SILENCE_SHARE = 0.02
/** The length of the whole run. Its first part fills caches, which is no leak. */
const MINUTES = process.env.FULL ? 30 : 3
const WARM_UP_SHARE = 0.25
const WINDOW_SHARE = 0.2

const GROWTH_MAX = 0.2
const STORED_MAX_BYTES = 25e6
/**
 * The copy of the reading cache, the time of each kept answer (`maxEntries` of sw/caches/cache-table.ts), one of each
 * request.
 */
const ROWS_MAX = 1 + 700

test('R19 half an hour of use on a bad line leaves memory and storage as they were', async ({ browser }) => {
  const random = seeded(SEED)
  const uncaught: string[] = []
  let asked = 0
  let failed = 0
  const measured = await withBench(browser, async ({ context, proxy, page, tour }) => {
    context.on('page', (tab) => tab.on('pageerror', ({ message }) => uncaught.push(message)))
    const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()))
    await Promise.all(tabs.map((tab) => tab.goto(`${proxy.origin}/faqs`)))
    proxy.follow(() => {
      asked += 1
      if (random() >= FAULT_SHARE) return null
      failed += 1
      return randomFault(random, SILENCE_SHARE)
    })
    const started = Date.now()
    const share = () => (Date.now() - started) / (MINUTES * 60_000)
    const heaps: { at: number; bytes: number }[] = []
    let requests = 0
    while (share() < 1) {
      await submitOn(page, `soak-${requests}`, guest(`soak-${requests}`, tour))
      requests += 1
      await Promise.all(tabs.map((tab) => readOn(tab, random)))
      const bytes = await Promise.all(tabs.map(heapOf))
      heaps.push({ at: share(), bytes: bytes.reduce((sum, one) => sum + one, 0) })
    }
    proxy.follow(() => null)
    const [tab] = tabs
    if (!tab) throw new Error('No tab')
    return { heaps, requests, rows: await keptRows(tab), stored: await storedBytes(tab) }
  })

  const { heaps, requests, rows, stored } = measured
  const mega = (bytes: number) => (bytes / 1e6).toFixed(1)
  console.log(`R19 heap by round, MB: ${heaps.map(({ bytes }) => mega(bytes)).join(' ')}`)
  const median = (from: number, to: number) =>
    percentile(
      heaps.filter(({ at }) => at >= from && at <= to).map(({ bytes }) => bytes),
      0.5,
    )
  const before = median(WARM_UP_SHARE, WARM_UP_SHARE + WINDOW_SHARE)
  const after = median(1 - WINDOW_SHARE, Number.POSITIVE_INFINITY)
  const growth = after / before - 1
  const ok =
    growth < GROWTH_MAX && stored < STORED_MAX_BYTES && rows <= ROWS_MAX + requests && uncaught.length === 0
  await recordRow({
    id: 'R19',
    what: 'Long use costs no more than short use',
    how: `${MINUTES} minutes, ${TABS} tabs, ${heaps.length} rounds of screens, ${failed} of ${asked} answers at fault, ${requests} bookings, seed ${SEED}`,
    figure: `JavaScript heap of all tabs ${mega(before)} MB, at the end ${mega(after)} MB (${(growth * 100).toFixed(1)} %); caches ${mega(stored)} MB; ${rows} rows in IndexedDB; ${uncaught.length} uncaught`,
    target: `heap grows by less than 20 %; caches under 25 MB; at most ${ROWS_MAX} rows and one for each booking; nothing uncaught`,
    ok,
  })
  expect(uncaught).toEqual([])
  expect(growth).toBeLessThan(GROWTH_MAX)
  expect(stored).toBeLessThan(STORED_MAX_BYTES)
  expect(rows).toBeLessThanOrEqual(ROWS_MAX + requests)
})
