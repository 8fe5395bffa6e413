import { expect, test } from '@playwright/test'
import { startSite } from '../harness/site.ts'
import { runStorm } from './loads/exactly-once.ts'
import { recordRow } from './report/record.ts'

test('R2 through faults, crashes and kills, every request arrives exactly once', async ({ browser }) => {
  const storm = {
    seed: 2,
    submissions: 200,
    faults: 500,
    workerKills: 20,
    tabCrashes: 10,
    silenceShare: 0.03,
    healMs: 900_000,
  }
  const site = await startSite({ seats: 10_000 })
  const report = await runStorm(browser, site, storm)
  await site.remove()
  const { made, lost, duplicate, stuck, hits, faults, healedInMs, pageErrors } = report
  const ok = made === storm.submissions && lost + duplicate + stuck + pageErrors.length === 0
  await recordRow({
    id: 'R2',
    what: 'Every request arrives exactly once',
    how: `${storm.submissions} requests in 5 tabs, ${faults} faults and lost lines, ${storm.workerKills} worker kills, ${storm.tabCrashes} tab crashes, seed ${storm.seed}`,
    figure: `${made} made: ${lost} lost, ${duplicate} duplicate, ${stuck} stuck; ${hits} POSTs (${(hits / made).toFixed(2)} each); all delivered ${Math.round(healedInMs / 1000)} s after the last fault`,
    target: '0 lost, 0 duplicate, 0 stuck',
    ok,
  })
  expect({ made, lost, duplicate, stuck, pageErrors }).toEqual({
    made: storm.submissions,
    lost: 0,
    duplicate: 0,
    stuck: 0,
    pageErrors: [],
  })
  expect(faults).toBeGreaterThanOrEqual(storm.faults)
})
