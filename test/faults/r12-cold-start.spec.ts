import { expect, test } from '@playwright/test'
import { recordRow } from './report/record.ts'
import { everyAddress, openEveryAddress } from './rig/every-address.ts'
import { withBench } from './rig/with-bench.ts'

const DAY_MS = 86_400_000

for (const { id, clock, shiftMs } of [
  { id: 'R12', clock: 'right', shiftMs: 0 },
  { id: 'R13-ahead', clock: '40 days ahead', shiftMs: 40 * DAY_MS },
  { id: 'R13-behind', clock: '2 years behind', shiftMs: -730 * DAY_MS },
]) {
  test(`${id} with the clock ${clock}, every address opens with no server at all`, async ({ browser }) => {
    const opened = await withBench(browser, async ({ context, page, proxy }) => {
      const visit = await context.newPage()
      await visit.goto(`${proxy.origin}/projects/land`)
      await expect(visit.getByRole('article').first()).toBeVisible()
      const session = await context.newCDPSession(page)
      await session.send('Network.clearBrowserCache')
      await visit.close()
      await proxy.down()
      if (shiftMs !== 0) {
        const shift = (ms: number) => {
          const real = Date.now.bind(Date)
          Date.now = () => real() + ms
        }
        await context.addInitScript(shift, shiftMs)
        for (const worker of context.serviceWorkers()) await worker.evaluate(shift, shiftMs)
      }
      const cold = await context.newPage()
      const all = await openEveryAddress(cold, proxy.origin, { isMeasured: true })
      await cold.goto(`${proxy.origin}/projects/land`)
      await expect(cold.getByRole('article').first(), 'what was read is still readable').toBeVisible()
      return all
    })
    const slowest = Math.round(Math.max(...opened.map(({ paintMs }) => paintMs)))
    const ok = opened.length === everyAddress.length && slowest < 1_500
    await recordRow({
      id,
      what: 'Every address opens with no server',
      how: `After one online visit, HTTP cache emptied, nothing listening, clock ${clock}`,
      figure: `${opened.length} of ${everyAddress.length}; slowest largest paint ${slowest} ms`,
      target: 'all; largest paint under 1.5 s',
      ok,
    })
    expect(ok).toBe(true)
  })
}
