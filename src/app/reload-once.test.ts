import { expect, test } from 'vitest'
import { mayReload } from './reload-once.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000

test.each([
  ['never before', 0, true],
  ['no readable note', Number.NaN, true],
  ['a minute ago', NOW - MINUTE, false],
  ['a second time in the same instant', NOW, false],
  ['eleven minutes ago', NOW - 11 * MINUTE, true],
  ['in the future, by a clock that was ahead', NOW + 90 * MINUTE, true],
])('the page reloads itself again after the last reload: %s', (_, lastReloadAt, may) => {
  expect(mayReload(lastReloadAt, NOW)).toBe(may)
})
