import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wishedIn } from '#src/features/packages/wished/wished-in.ts'
import { choiceQuery } from './choice-query.ts'

const nothing = { months: null, deposit: null }

test.each([
  ['months and deposit', 'months=12&deposit=500000', { months: 12, deposit: 500_000 }],
  ['nothing', '', nothing],
  ['words', 'months=many&deposit=₦5', nothing],
  ['a fraction, a sign, an exponent', 'months=1.5&deposit=-5', nothing],
  ['more digits than money has', 'months=99999&deposit=99999999999999', nothing],
])('an address with %s', (_, query, wished) => {
  expect(wishedIn(new URLSearchParams(query))).toEqual(wished)
})

test.each([
  ['nothing chosen leaves nothing', 'plan=one-off&units=9', { plan: null, units: 1, wished: nothing }, ''],
  [
    'all that is chosen',
    '',
    { plan: 'installments', units: 2, wished: { months: 12, deposit: 500_000 } },
    'plan=installments&units=2&months=12&deposit=500000',
  ],
  [
    'a payment at once has neither months nor deposit',
    'months=3&deposit=5',
    { plan: 'one-off', units: 1, wished: { months: 3, deposit: 5 } },
    'plan=one-off',
  ],
  [
    'what others put there stays',
    'utm=x',
    { plan: 'one-off', units: 1, wished: nothing },
    'utm=x&plan=one-off',
  ],
] as const)('%s', (_, before, kept, after) => {
  expect(choiceQuery(new URLSearchParams(before), kept).toString()).toBe(after)
})

test('whatever is wished comes back from the address', () => {
  const digits = (max: number) => fc.option(fc.integer({ min: 0, max }))
  fc.assert(
    fc.property(digits(9_999), digits(9_999_999_999_999), (months, deposit) => {
      const wished = { months, deposit }
      const query = choiceQuery(new URLSearchParams(), { plan: 'installments', units: 1, wished })
      expect(wishedIn(new URLSearchParams(String(query)))).toEqual(wished)
    }),
  )
})
