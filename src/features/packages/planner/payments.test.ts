// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { AllPayments } from './all-payments.tsx'
import { lastMonth, monthAfter, payments } from './payments.ts'

const parts = { first: 500, monthly: { times: 2, amount: 200 }, last: 100 }

test('every payment has its month, and the sum that is paid by then', () => {
  expect(payments(parts, 3)).toEqual([
    { after: 0, kobo: 500, paid: 500 },
    { after: 1, kobo: 200, paid: 700 },
    { after: 2, kobo: 200, paid: 900 },
    { after: 3, kobo: 100, paid: 1_000 },
  ])
})

test.each([
  ['without months', 0],
  ['over more than fifty years, a slip of the record', 5_000_000],
])('%s nobody knows when', (_, months) => {
  expect(payments(parts, months)).toEqual([])
  expect(lastMonth(parts, months, '2026-11-23')).toBeNull()
})

test('a plan without a first payment begins a month from today', () => {
  expect(payments({ first: null, monthly: { times: 1, amount: 200 }, last: null }, 1)).toEqual([
    { after: 1, kobo: 200, paid: 200 },
  ])
})

test.each([
  ['2026-11-23', 0, 'November 2026'],
  ['2026-11-23', 1, 'December 2026'],
  ['2026-11-23', 2, 'January 2027'],
  ['2026-11-23', 12, 'November 2027'],
  ['2026-01-31', 1, 'February 2026'],
])('%s and %d months: %s', (today, after, month) => {
  expect(monthAfter(today, after)).toBe(month)
})

test('the last payment of twelve months from today', () => {
  const year = { first: 500, monthly: { times: 12, amount: 200 }, last: null }
  expect(lastMonth(year, 12, '2026-11-23')).toBe('November 2027')
})

test('a translated list counts the payments of another choice', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const shown = (times: number) => {
    const list = payments({ ...parts, monthly: { times, amount: 200 } }, times + 1)
    return createElement(AllPayments, { list, today: '2026-11-23' })
  }
  expect(await wordsAfter(shown(2), shown(9))).toBe(await wordsAfter(shown(9)))
})
