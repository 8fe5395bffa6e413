/** The rows about the outbox's core alone, without a browser: random traces, the table of answers, a herd of phones. */
import { expect, test } from '@playwright/test'
import { runHerd } from '../../outbox/testing/fake-herd.ts'
import { recordRow } from './report/record.ts'
import { unitTests } from './report/unit-tests.ts'

const TRACES = 10_000
const PHONES = 1_000

test('R3 no random trace of people, tabs, kills, clocks and broken lines loses or doubles a request', async () => {
  const { red, green } = await unitTests('outbox/testing/model.test.ts')
  const ok = red === 0 && green > 0
  await recordRow({
    id: 'R3',
    what: 'Nothing is lost, doubled or stuck in random traces of the core',
    how: `${TRACES} traces each of the outbox's core with and without keys, with and without locks (fast-check; outbox/testing/model.test.ts)`,
    figure: `${red} counter-examples in ${(red + green) * TRACES} traces`,
    target: `0 counter-examples in ${TRACES} traces`,
    ok,
  })
  expect(ok).toBe(true)
})

test('R6 every answer a server can give has its verdict in the written table', async () => {
  const { red, green } = await unitTests('outbox/verdict/verdict.test.ts')
  const ok = red === 0 && green > 0
  await recordRow({
    id: 'R6',
    what: 'Every answer has a written verdict',
    how: 'All codes 100–599 × nine bodies (JSON, HTML, empty, cut off …), with and without keys (outbox/verdict/verdict.test.ts)',
    figure: `${green} of ${red + green} tests hold; the table is docs/outbox-verdicts.md`,
    target: 'all in the written table',
    ok,
  })
  expect(ok).toBe(true)
})

test('R7 a thousand phones come back spread out after ten minutes without a server', async () => {
  const { asked, peak, mean, drainedAfter } = await runHerd(PHONES)
  const ok = asked === PHONES && peak <= 3 * mean && drainedAfter < 20
  await recordRow({
    id: 'R7',
    what: 'After an outage the phones do not return at once',
    how: `${PHONES} simulated phones that asked during ten minutes of server errors`,
    figure: `busiest minute ${peak} of ${asked}, ${(peak / mean).toFixed(1)} × the mean of ${Math.round(mean)}; all served after ${drainedAfter.toFixed(1)} min`,
    target: 'peak at most 3 × the mean; all served within 20 min',
    ok,
  })
  expect(ok).toBe(true)
})
