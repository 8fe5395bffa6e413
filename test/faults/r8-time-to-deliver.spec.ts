import { expect, test } from '@playwright/test'
import { SYNC_TAG } from '../../outbox/storage/browser.ts'
import { guest } from './loads/book.ts'
import { percentile, recordRow } from './report/record.ts'
import { keptOn, submitOn } from './rig/bench-page.ts'
import { type OnBench, withBench } from './rig/with-bench.ts'

const TIMES = 50

type SyncRegistration = ServiceWorkerRegistration & { sync?: { getTags: () => Promise<string[]> } }

/** ms from the return of the line until the server has answered. */
async function deliver({ context, proxy, page, tour }: OnBench, name: string, isClosed: boolean) {
  await context.setOffline(true)
  await submitOn(page, name, guest(name, tour))
  const stateOf = async () => (await keptOn(page)).find(({ label }) => label === name)?.state
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('queued')
  const key = (await keptOn(page)).find(({ label }) => label === name)?.id
  const address = page.url()
  if (isClosed) {
    const site = await context.newPage()
    await site.goto(`${proxy.origin}/outbox`) // the site's own page asks the browser for Background Sync
    const tags = () =>
      site.evaluate(async () => {
        const registration: SyncRegistration = await navigator.serviceWorker.ready
        return (await registration.sync?.getTags()) ?? []
      })
    await expect.poll(tags).toContain(SYNC_TAG)
    // The site's page tries once when it opens. If it closed in the middle of that, the request would wait for its
    // lease to end.
    const entry = async () => (await keptOn(page)).find(({ label }) => label === name)
    await expect
      .poll(async () => ((await entry())?.attempts ?? 0) > 1 && (await entry())?.state === 'queued')
      .toBe(true)
    await site.close()
    await page.goto('about:blank')
  }
  const backAt = Date.now()
  await context.setOffline(false)
  const answer = () => proxy.posts().find((hit) => hit.key === key && hit.status === 200)?.answeredAt ?? 0
  await expect.poll(answer, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(0)
  if (isClosed) await page.goto(address)
  return answer() - backAt
}

for (const { id, how, isClosed, hasSync } of [
  {
    id: 'R8-sync',
    how: 'no page of the site open: Background Sync alone',
    isClosed: true,
    hasSync: true,
  },
  { id: 'R8-nosync', how: 'no Background Sync, a page open', isClosed: false, hasSync: false },
]) {
  test(`${id} a request that waited is sent within seconds when the line is back: ${how}`, async ({
    browser,
  }) => {
    const prepare = async (context: OnBench['context']) => {
      if (hasSync) return
      await context.addInitScript(() => {
        Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
      })
    }
    const run = async (parts: OnBench) => {
      const times: number[] = []
      for (let time = 0; time < TIMES; time += 1) {
        times.push(await deliver(parts, `${id.toLowerCase()}-${time}`, isClosed))
      }
      return { times, rows: (await parts.site.bookings()).length }
    }
    const { times, rows } = await withBench(browser, run, { prepare })
    const [p50, p95] = [Math.round(percentile(times, 0.5)), Math.round(percentile(times, 0.95))]
    const ok = rows === TIMES && p50 < 2_000 && p95 < 5_000
    await recordRow({
      id,
      what: 'Sent soon after the line is back',
      how: `${TIMES} times: ${how}`,
      figure: `p50 ${p50} ms, p95 ${p95} ms, slowest ${Math.max(...times)} ms; ${rows} rows`,
      target: 'p50 under 2 s, p95 under 5 s',
      ok,
    })
    expect(rows).toBe(TIMES)
    expect(p50).toBeLessThan(2_000)
    expect(p95).toBeLessThan(5_000)
  })
}
