import { runStorm } from '../../faults/loads/exactly-once.ts'
import { expect, test } from '../../harness/journey.ts'

/** Row R2 of docs/reliability.md with small counts; `npm run test:faults` runs it whole. */
test('through faults, a crashed tab and a killed worker every request arrives exactly once', async ({
  browser,
  site,
}) => {
  const storm = {
    seed: 1,
    submissions: 8,
    faults: 16,
    workerKills: 1,
    tabCrashes: 1,
    silenceShare: 0,
    healMs: 300_000, // a server's error is asked again with growing patience
  }
  const { made, lost, duplicate, stuck, pageErrors } = await runStorm(browser, site, storm)
  expect({ made, lost, duplicate, stuck, pageErrors }).toEqual({
    made: storm.submissions,
    lost: 0,
    duplicate: 0,
    stuck: 0,
    pageErrors: [],
  })
})
