import { expect, it } from 'vitest'
import { brokenBudgets } from './broken-budgets.ts'

it.each([
  ['holds', 900, []],
  ['holds to the last byte', 1_000, []],
  ['is broken by a byte', 1_001, ['fonts, by 1 bytes']],
  ['is broken where nothing was found', 0, ['fonts, of which nothing was found']],
  ['is broken where no page was found', Number.NaN, ['fonts, of which nothing was found']],
])('a budget of 1 kB %s', (_, bytes, broken) => {
  expect(brokenBudgets([{ what: 'fonts', bytes, limit: 1_000 }])).toEqual(broken)
})
