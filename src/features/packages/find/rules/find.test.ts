import { describe, expect, it } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { find, type Tours, testsOf } from './find.ts'
import { type Criteria, NO_CRITERIA, SORTS } from './find-criteria.ts'
import { manyCriteria, manyFindables, manyTours, sampleFindable } from './find-for-tests.ts'
import type { Findable } from './findable.ts'

const asked = (criteria: Partial<Criteria>): Criteria => ({ ...NO_CRITERIA, ...criteria })
const idsOf = (findables: readonly Findable[]) => findables.map(({ pkg }) => pkg.id)
const TOURS: Tours = new Map([['7', '2026-12-05']])

describe('a package fits', () => {
  it.each<[string, Partial<Package>, Partial<Criteria>, boolean]>([
    ['words of its name and place', {}, { text: 'IBEJU eleko' }, true],
    ['a word of a benefit', { benefits: [{ name: 'Borehole', icon: null }] }, { text: 'bore' }, true],
    ['its size, which its name leaves out', { name: 'Ibeju plot' }, { text: '500 sqm' }, true],
    ['a size written in one word', {}, { text: 'ibeju 500sqm' }, true],
    [
      'a size that its name writes in one word',
      { name: 'Ibeju 600sqm', size: null },
      { text: '600 sqm' },
      true,
    ],
    ['another size', {}, { text: '600sqm' }, false],
    ['a size of which its own is the beginning', {}, { text: '50 sqm' }, false],
    [
      'rooms in figures that its name has in words',
      { name: 'Four-bedroom villa' },
      { text: '4 bedroom' },
      true,
    ],
    ['what people write between the words', {}, { text: 'plots of land in Lagos' }, true],
    ['what people write before a sale', {}, { text: 'land for sale in Lagos' }, true],
    ['any line as property', {}, { text: 'properties' }, true],
    ['no such word for a title', {}, { text: 'c of o' }, false],
    ['a title', { benefits: [{ name: 'C of O', icon: null }] }, { text: 'C of O in Lagos' }, true],
    ['a title in one word', { benefits: [{ name: 'C of O', icon: null }] }, { text: 'with CofO' }, true],
    ['its size in words', {}, { text: '500 square metres' }, true],
    [
      'a title that was typed without its apostrophe',
      { benefits: [{ name: 'Governor’s Consent', icon: null }] },
      { text: 'governors consent' },
      true,
    ],
    [
      'a title that the office typed without its apostrophe',
      { benefits: [{ name: 'Governors Consent', icon: null }] },
      { text: "Governor's consent" },
      true,
    ],
    ['words of which one is missing', {}, { text: 'ibeju duplex' }, false],
    ['another line', {}, { lines: ['home'] }, false],
    ['its state', {}, { states: ['lagos', 'ogun'] }, true],
    ['the state that only its place names', { state: '' }, { states: ['lagos'] }, true],
    ['its price, to the naira', {}, { minPrice: 3_500_000, maxPrice: 3_500_000 }, true],
    ['a lower price', {}, { maxPrice: 3_499_999 }, false],
    ['its size', {}, { minSize: 500, maxSize: 500 }, true],
    ['a larger size', {}, { minSize: 501 }, false],
    ['its instalment', { installmentOption: true, installmentDuration: 10 }, { maxMonthly: 350_000 }, true],
    [
      'a lower instalment',
      { installmentOption: true, installmentDuration: 10 },
      { maxMonthly: 349_999 },
      false,
    ],
    ['an instalment where it takes none', { installmentDuration: 10 }, { maxMonthly: 9_000_000 }, false],
    ['a tour', {}, { tours: true }, true],
    ['a tour of another package', { id: '8' }, { tours: true }, false],
    ['a sale that is over', { soldOut: true }, { available: true }, false],
  ])('%s', (_, changes, criteria, fits) => {
    expect(find([sampleFindable(changes)], asked(criteria), TOURS).results).toHaveLength(fits ? 1 : 0)
  })
})

describe('what the record does not say', () => {
  it.each<[string, Partial<Package>, Partial<Criteria>, Tours]>([
    ['price', { amount: 0 }, { maxPrice: 3_000_000 }, TOURS],
    ['size', { size: null }, { minSize: 100 }, TOURS],
    ['monthly', { installmentOption: true, installmentDuration: null }, { maxMonthly: 500_000 }, TOURS],
    ['states', { state: '', location: '' }, { states: ['lagos'] }, TOURS],
    ['tours', {}, { tours: true }, null],
    ['tours', {}, { tours: true }, new Map([['7', null]])],
  ])('is counted and not shown: %s', (criterion, changes, criteria, tours) => {
    const { results, unjudged } = find([sampleFindable(changes)], asked(criteria), tours)
    expect(results).toEqual([])
    expect([...unjudged]).toEqual([[criterion, 1]])
  })

  it('counts for nothing where another filter refuses the package', () => {
    const silent = sampleFindable({ amount: 0 })
    expect(find([silent], asked({ maxPrice: 1, states: ['oyo'] }), TOURS).unjudged.size).toBe(0)
  })
})

describe('order', () => {
  const cheap = sampleFindable({ id: 'cheap', amount: 1_000_000, size: 1_000 })
  const dear = sampleFindable({
    id: 'dear',
    amount: 9_000_000,
    size: 200,
    installmentOption: true,
    installmentDuration: 9,
  })
  const silent = sampleFindable({ id: 'silent', amount: 0, size: null })
  const gone = sampleFindable({ id: 'gone', amount: 500_000, size: 100, soldOut: true })
  const tours: Tours = new Map([
    ['dear', '2026-12-01'],
    ['silent', '2026-12-24'],
  ])

  it.each([
    ['listed', ['silent', 'dear', 'cheap', 'gone']],
    ['price', ['cheap', 'dear', 'silent', 'gone']],
    ['price-high', ['dear', 'cheap', 'silent', 'gone']],
    ['per-month', ['dear', 'silent', 'cheap', 'gone']],
    ['per-sqm', ['cheap', 'dear', 'silent', 'gone']],
    ['largest', ['cheap', 'dear', 'silent', 'gone']],
    ['smallest', ['dear', 'cheap', 'silent', 'gone']],
    ['tour', ['dear', 'silent', 'cheap', 'gone']],
  ] as const)('%s: on sale first, what is not known last', (sort, ids) => {
    expect(idsOf(find([gone, silent, dear, cheap], asked({ sort }), tours).results)).toEqual(ids)
  })
})

describe('whatever is asked of whatever there is', () => {
  const all = manyFindables(200, 3)
  const questions = manyCriteria(400, 11)

  it.each([
    ['known', manyTours(all, 5)],
    ['not known', null],
  ] as const)('every result fits every filter, tours %s', (_, tours) => {
    for (const criteria of questions) {
      const { results, unjudged } = find(all, criteria, tours)
      const tests = testsOf(criteria, tours)
      expect(results.every((one) => tests.every(([, test]) => test(one) === true))).toBe(true)
      const fitting = all.filter((one) => tests.every(([, test]) => test(one) === true))
      expect(idsOf(results).toSorted()).toEqual(idsOf(fitting).toSorted())
      const open = all.filter((one) => tests.every(([, test]) => test(one) !== false)).length - fitting.length
      expect([...unjudged.values()].reduce((sum, some) => sum + some, 0)).toBe(open)
    }
  })

  it('without one filter there are as many more as was said', () => {
    const tours = manyTours(all, 5)
    for (const criteria of questions) {
      const { results, without } = find(all, criteria, tours)
      for (const [criterion] of testsOf(criteria, tours)) {
        const others = testsOf(criteria, tours).filter(([name]) => name !== criterion)
        const fitting = all.filter((one) => others.every(([, test]) => test(one) === true))
        expect(fitting.length).toBe(results.length + (without.get(criterion) ?? 0))
      }
    }
  })

  it('sold packages stand after those on sale in every order', () => {
    for (const sort of SORTS) {
      const sale = find(all, asked({ sort }), null).results.map(({ isOnSale }) => isOnSale)
      expect(sale).toEqual(sale.toSorted((a, b) => Number(b) - Number(a)))
    }
  })
})
