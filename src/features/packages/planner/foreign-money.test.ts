import { expect, test } from 'vitest'
import { foreignMoney } from './foreign-money.ts'

const rates = { nairaPerGbp: 1_900, nairaPerUsd: 1_450, rateDate: '2026-11-03' }

test.each([
  ['both, to two digits', {}, 2_750_000, 'About £1,400 · $1,900 at the rate of Nov 3, 2026'],
  ['one of them', { nairaPerGbp: 0 }, 2_750_000, 'About $1,900 at the rate of Nov 3, 2026'],
  ['never less than one', {}, 5, 'About £1 · $1 at the rate of Nov 3, 2026'],
  ['no rate', { nairaPerGbp: 0, nairaPerUsd: 0 }, 2_750_000, null],
  ['a rate without its day', { rateDate: '' }, 2_750_000, null],
  ['no price', {}, 0, null],
])('%s', (_, changes, naira, told) => {
  expect(foreignMoney(naira * 100, { ...rates, ...changes })).toBe(told)
})

test('nothing while the owner has set no rate', () => {
  expect(foreignMoney(275_000_000)).toBeNull()
})
