import { expect, test } from 'vitest'
import { mayReload } from './reload-once.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000
const calm = { lastReloadAt: 0, now: NOW, isOnline: true, isDirty: false }

test.each([
  ['never before', {}, true],
  ['no readable note', { lastReloadAt: Number.NaN }, true],
  ['a minute ago', { lastReloadAt: NOW - MINUTE }, false],
  ['a second time in the same instant', { lastReloadAt: NOW }, false],
  ['eleven minutes ago', { lastReloadAt: NOW - 11 * MINUTE }, true],
  ['in the future, by a clock that was ahead', { lastReloadAt: NOW + 90 * MINUTE }, true],
  ['never before, but the line is lost', { isOnline: false }, false],
  ['never before, but a form is half filled', { isDirty: true }, false],
])('the page reloads itself again after the last reload: %s', (_, moment, may) => {
  expect(mayReload({ ...calm, ...moment })).toBe(may)
})
