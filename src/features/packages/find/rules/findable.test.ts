import { expect, it } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { holdsWords, wordsAsked } from '#src/format/folded.ts'
import { STORED_AT, sampleFindable } from './find-for-tests.ts'
import { findableOf } from './findable.ts'

it.each<[string, Partial<Package>, { price?: number | null; perSqm?: number | null; size?: number | null }]>([
  ['a price in kobo, and what a square metre costs', {}, { price: 350_000_000, perSqm: 700_000, size: 500 }],
  ['no price on request', { amount: 0 }, { price: null, perSqm: null }],
  ['no size that is not there', { size: 0 }, { size: null, perSqm: null }],
])('has %s', (_, changes, expected) => {
  expect(sampleFindable(changes)).toMatchObject(expected)
})

it.each<[string, Partial<Package>, object | null]>([
  [
    'equal months',
    { installmentOption: true, installmentDuration: 10 },
    { first: null, amount: 35_000_000, months: 10, isEven: true },
  ],
  [
    'a first payment',
    { installmentOption: true, installmentDuration: 10, minPrice: 500_000 },
    { first: 50_000_000, amount: 30_000_000, months: 10, isEven: true },
  ],
  [
    'a last month that differs',
    { installmentOption: true, installmentDuration: 3, amount: 1_000 },
    { first: null, amount: 33_300, months: 3, isEven: false },
  ],
  ['nothing without months', { installmentOption: true, installmentDuration: null }, null],
  ['nothing without instalments', { installmentDuration: 10 }, null],
])('is paid by the month: %s', (_, changes, monthly) => {
  expect(sampleFindable(changes).monthly).toEqual(monthly)
})

it('is made once for a record, and anew when the record is confirmed again', () => {
  const pkg = samplePackage()
  const made = findableOf(pkg, { type: 'land', storedAt: STORED_AT })
  expect(findableOf(pkg, { type: 'land', storedAt: STORED_AT })).toBe(made)
  expect(findableOf(pkg, { type: 'land', storedAt: STORED_AT + 1 })).not.toBe(made)
})

it.each([
  ['investment', [true, false]],
  ['non-investment', [false, true]],
  ['non inv', [false, true]],
])('a search for %j tells investments from others', (question, found) => {
  const ofType = (type: string) => holdsWords(sampleFindable({ type }).words, wordsAsked(question))
  expect(['investment', 'non-investment'].map(ofType)).toEqual(found)
})
