import { expect, it } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { samplePackage, samplePromo } from '#src/features/packages/sample-package-for-tests.ts'
import { benefitRows, type Cell, compareRows } from './compare-rows.ts'

const rowOf = (name: string, ...packages: Partial<Package>[]) =>
  compareRows(packages.map(samplePackage), (id) => ({ text: `tour ${id}` })).find((row) => row.name === name)
const cellOf = (name: string, pkg: Partial<Package>) => rowOf(name, pkg)?.cells[0]

const inParts = { installmentOption: true, installmentDuration: 12, minPrice: 480_000, amount: 2_400_000 }

it.each<[string, string, Partial<Package>, Cell]>([
  ['a price', 'Price', {}, { text: '₦3,500,000' }],
  ['no price', 'Price', { amount: 0 }, { text: 'On request' }],
  [
    'an offer',
    'Price',
    { promos: [samplePromo(5)] },
    { text: '₦3,500,000', more: ['5% discount runs: ask sales whether it applies'] },
  ],
  [
    'an offer of half a per cent, as it is',
    'Price',
    { promos: [samplePromo(12.5)] },
    { text: '₦3,500,000', more: ['12.5% discount runs: ask sales whether it applies'] },
  ],
  ['a price by the metre', 'Price per sqm', {}, { text: '₦7,000' }],
  ['no size', 'Price per sqm', { size: null }, { text: 'Not said', isUnsaid: true }],
  ['a size of nothing', 'Size', { size: 0 }, { text: 'Not said', isUnsaid: true }],
  ['no place', 'Place', { location: '', state: '' }, { text: 'Not said', isUnsaid: true }],
  ['no papers', 'Title documents', { description: '' }, { text: 'Ask us', isUnsaid: true }],
  [
    'a paper',
    'Title documents',
    { description: '500 sqm, C of O in process.' },
    { text: 'C of O in process', more: [] },
  ],
  ['plots left', 'Plots left', {}, { text: '34' }],
  ['plots that nobody counts', 'Plots left', { availableUnits: null }, { text: 'Not said', isUnsaid: true }],
  ['a count of what is sold out', 'Plots left', { soldOut: true }, { text: 'Sold out' }],
  ['what is withdrawn', 'Plots left', { active: false }, { text: 'Not on sale' }],
  ['no parts', 'Each month, from', {}, { text: 'Paid at once' }],
  [
    'parts without months',
    'Each month, from',
    { installmentOption: true },
    { text: 'Sales agrees it with you' },
  ],
  [
    'equal months after the first payment',
    'Each month, from',
    inParts,
    { text: '₦160,000', more: ['for 12 months'] },
  ],
  [
    'months with the fee in them',
    'Each month, from',
    { ...inParts, infrastructureFee: 120_000 },
    { text: '₦170,000', more: ['for 12 months', 'fee included'] },
  ],
  ['a plan', 'Payment plan', inParts, { text: '12 months', more: ['first payment from ₦480,000'] }],
  ['no plan', 'Payment plan', {}, { text: 'Paid at once' }],
  ['a fee', 'Infrastructure fee', { infrastructureFee: 120_000 }, { text: '₦120,000' }],
  ['a fee of nothing', 'Infrastructure fee', { infrastructureFee: 0 }, { text: 'None' }],
  [
    'no fee that nobody names',
    'Infrastructure fee',
    { infrastructureFee: null },
    { text: 'Not said', isUnsaid: true },
  ],
  ['a tour', 'Next tour', {}, { text: 'tour 7' }],
])('says %s', (_, name, pkg, expected) => {
  expect(cellOf(name, pkg)).toEqual(expected)
})

const bests = (name: string, ...packages: Partial<Package>[]) =>
  rowOf(name, ...packages)?.cells.map(({ best }) => best ?? '')

it('says in words which figure is the best of its row', () => {
  expect(bests('Price', { amount: 5 }, { amount: 3 }, { amount: 0 })).toEqual(['', 'lowest', ''])
  expect(bests('Size', { size: 300 }, { size: 600 })).toEqual(['', 'largest'])
  expect(bests('Price', { amount: 5 }, { amount: 3, soldOut: true })).toEqual(['', ''])
})

it('ranks no fee below every fee, and a fee that is not said nowhere', () => {
  const fees = [120_000, 0, null].map((infrastructureFee) => ({ infrastructureFee }))
  expect(bests('Infrastructure fee', ...fees)).toEqual(['', 'lowest', ''])
})

it('knows what is the same in all', () => {
  expect(rowOf('Size', {}, { id: '8' })?.isSame).toBe(true)
  expect(rowOf('Size', {}, { size: 1 })?.isSame).toBe(false)
  expect(rowOf('Size', {})?.isSame).toBe(false)
})

it('lists every benefit once, and first what only some have', () => {
  const benefits = (...names: string[]) => ({ benefits: names.map((name) => ({ name, icon: null })) })
  const rows = benefitRows([
    samplePackage(benefits('Gatehouse', 'Drainage')),
    samplePackage(benefits('gatehouse ', 'Power')),
  ])
  expect(rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)])).toEqual([
    ['Drainage', 'Yes', 'Not named'],
    ['Power', 'Not named', 'Yes'],
    ['gatehouse', 'Yes', 'Yes'],
  ])
})
