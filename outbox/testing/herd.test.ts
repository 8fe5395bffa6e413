import { expect, test } from 'vitest'
import { runHerd } from './fake-herd.ts'

const PHONES = 1_000

test('after ten minutes without a server phones come back spread out, and all within twenty minutes (FM-9)', async () => {
  const { asked, peak, mean, drainedAfter } = await runHerd(PHONES)
  expect(asked).toBe(PHONES)
  expect(drainedAfter).toBeLessThan(20)
  expect(peak).toBeLessThanOrEqual(3 * mean)
})
