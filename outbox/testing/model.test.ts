import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runTrace, traces } from './model-trace.ts'

const isFull = process.env.FULL === '1'
const RUNS = isFull ? 10_000 : 300
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const TIMEOUT_MS = isFull ? 30 * 60_000 : 120_000

test.each([
  ['that keeps keys', 'with locks', true, 'shared'],
  ['that keeps keys', 'without locks', true, 'none'],
  ['without keys', 'with locks', false, 'shared'],
  ['without keys', 'without locks', false, 'none'],
] as const)(
  'an API %s, a browser %s: nothing is lost, nothing is sent twice, nothing is stuck, whatever happens',
  async (_api, _browser, idempotent, lock) => {
    let delivered = 0
    const property = fc.asyncProperty(traces, fc.scheduler(), async (trace, scheduler) => {
      const ledger = await runTrace(trace, scheduler, { idempotent, lock, settle })
      delivered += ledger.delivered
      expect(ledger.faults).toEqual([])
    })
    await fc.assert(property, { numRuns: RUNS })
    expect(delivered).toBeGreaterThan(RUNS)
  },
  TIMEOUT_MS,
)
