import { describe, expect, it } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { NO_CRITERIA } from '#src/features/packages/find/rules/find-criteria.ts'
import { sampleFindable } from '#src/features/packages/find/rules/find-for-tests.ts'
import type { FollowedSearch, NewsChange } from './followed-search.ts'
import { looked, type OpenTours } from './news.ts'
import { sampleSearch } from './sample-search-for-tests.ts'

const search = (changes: Partial<FollowedSearch> = {}) =>
  sampleSearch({ criteria: { ...NO_CRITERIA, maxPrice: 3_000_000 }, ...changes })

const cheap = { id: '1', name: 'Moniya', amount: 2_400_000 }
const dear = { id: '2', name: 'Epe', amount: 9_000_000 }
const tours = (ids: Record<string, string[]>): OpenTours => ({
  days: new Map(Object.keys(ids).map((id) => [id, '2026-12-05'])),
  ids: new Map(Object.entries(ids)),
})
const lists = (packages: Partial<Package>[], open: OpenTours | null = null) => ({
  packages: packages.map((pkg) => sampleFindable(pkg)),
  tours: open,
})
const told = ({ news }: FollowedSearch) => news.map(({ packageId, changes }) => [packageId, changes])

type Row = [string, Partial<Package>[], Partial<Package>[], [string, NewsChange[]][]]

describe('news of a followed search', () => {
  it.each<Row>([
    ['nothing changed', [cheap, dear], [cheap, dear], []],
    ['another package', [cheap], [cheap, { ...cheap, id: '3' }], [['3', [{ kind: 'new' }]]]],
    ['another package that does not fit', [cheap], [cheap, { ...dear, id: '3' }], []],
    ['another package, sold out', [cheap], [cheap, { ...cheap, id: '3', soldOut: true }], []],
    [
      'a price that came into the range',
      [dear],
      [{ ...dear, amount: 2_900_000 }],
      [['2', [{ kind: 'new' }]]],
    ],
    [
      'a lower price',
      [cheap],
      [{ ...cheap, amount: 2_000_000 }],
      [['1', [{ kind: 'price-down', by: 400_000 }]]],
    ],
    ['a higher price', [cheap], [{ ...cheap, amount: 2_500_000 }], []],
    ['fewer plots', [{ ...cheap, availableUnits: 9 }], [{ ...cheap, availableUnits: 2 }], []],
    ['sold out', [cheap], [{ ...cheap, soldOut: true }], []],
    ['on sale again', [{ ...cheap, soldOut: true }], [cheap], [['1', [{ kind: 'back-on-sale' }]]]],
    ['gone from the lists', [cheap], [], []],
  ])('%s', (_, before, after, expected) => {
    const first = looked(search(), lists(before), 10)
    const next = looked(first, lists(after), 20)
    expect(told(next)).toEqual(expected)
    expect(next.isTold).toBe(expected.length === 0)
    expect(next.lookedAt).toBe(20)
  })

  it('the first look says nothing, and is the measure of the next', () => {
    const first = looked(search(), lists([cheap]), 10)
    expect([first.news, first.isTold, [...(first.seen ?? [])].map(([id]) => id)]).toEqual([[], true, ['1']])
  })

  it('nothing is news twice, also when it leaves the lists and comes back', () => {
    let kept = looked(search(), lists([cheap]), 10)
    const other = { ...cheap, id: '3' }
    kept = looked(kept, lists([cheap, other]), 20)
    kept = { ...kept, news: [], isTold: true } // the person opened it
    for (const now of [[cheap, other], [cheap], [cheap, other]]) kept = looked(kept, lists(now), 30)
    expect([kept.news, kept.isTold]).toEqual([[], true])
  })

  it('a search that more than a thousand fit forgets none of them', () => {
    const many = Array.from({ length: 1_200 }, (_, at) => ({ ...cheap, id: `${at}` }))
    const first = looked(search(), lists(many), 10)
    expect(told(looked(first, lists(many), 20))).toEqual([])
  })

  it('what was told and not opened stays, without being told again', () => {
    let kept = looked(search(), lists([cheap]), 10)
    kept = { ...looked(kept, lists([cheap, { ...cheap, id: '3' }]), 20), isTold: true }
    kept = looked(kept, lists([cheap, { ...cheap, id: '3' }]), 30)
    expect([told(kept), kept.isTold]).toEqual([[['3', [{ kind: 'new' }]]], true])
  })

  it.each<[string, number[], number | null]>([
    ['two falls add up', [2_400_000, 2_200_000, 2_000_000], 400_000],
    ['a rise takes from the fall', [2_400_000, 2_200_000, 2_300_000], 100_000],
    ['a rise ends the fall', [2_400_000, 2_200_000, 2_400_000], null],
    ['a price on request ends the fall', [2_400_000, 2_200_000, 0], null],
  ])('before the news of a price was opened, %s', (_, amounts, by) => {
    let kept = search({ criteria: NO_CRITERIA })
    for (const amount of amounts) kept = looked(kept, lists([{ ...cheap, amount }]), 10)
    expect(told(kept)).toEqual(by === null ? [] : [['1', [{ kind: 'price-down', by }]]])
  })

  it('a price that was named and is on request again is no news', () => {
    let kept = search({ criteria: NO_CRITERIA })
    for (const amount of [0, 2_400_000, 0]) kept = looked(kept, lists([{ ...cheap, amount }]), 10)
    expect(kept.news).toEqual([])
  })

  it('a rise leaves the other news of its package, and tells nothing again', () => {
    let kept = looked(search(), lists([cheap], tours({})), 10)
    kept = looked(kept, lists([{ ...cheap, amount: 2_000_000 }], tours({ 1: ['a'] })), 20)
    kept = looked({ ...kept, isTold: true }, lists([cheap], tours({ 1: ['a'] })), 30)
    expect([told(kept), kept.isTold]).toEqual([[['1', [{ kind: 'tour' }]]], true])
  })

  it('what is sold before it was opened is no news any more', () => {
    let kept = looked(search(), lists([cheap]), 10)
    kept = looked(kept, lists([{ ...cheap, amount: 2_000_000 }]), 20)
    kept = looked(kept, lists([{ ...cheap, amount: 2_000_000, soldOut: true }]), 30)
    expect(kept.news).toEqual([])
  })
})

describe('tours of a followed search', () => {
  it.each<[string, (OpenTours | null)[], boolean]>([
    ['a new date', [tours({ 1: ['a'] }), tours({ 1: ['a', 'b'] })], true],
    ['the first date', [tours({}), tours({ 1: ['a'] })], true],
    ['the same dates', [tours({ 1: ['a'] }), tours({ 1: ['a'] })], false],
    ['a date that is over', [tours({ 1: ['a', 'b'] }), tours({ 1: ['b'] })], false],
    ['a date that was there before', [tours({ 1: ['a'] }), tours({}), tours({ 1: ['a'] })], false],
    ['dates that were not known before', [null, tours({ 1: ['a'] })], false],
    ['dates that are not known now', [tours({ 1: ['a'] }), null], false],
    ['a new date after an unread list', [tours({ 1: ['a'] }), null, tours({ 1: ['a', 'b'] })], true],
    ['a date of another package', [tours({}), tours({ 7: ['a'] })], false],
  ])('%s', (_, open, isNews) => {
    let kept = search()
    for (const one of open) kept = looked(kept, lists([cheap], one), 10)
    expect(told(kept)).toEqual(isNews ? [['1', [{ kind: 'tour' }]]] : [])
  })

  it.each([
    ['that has more dates than are remembered', 60, 0],
    ['that keeps a weekly tour beside a year of single ones', 1, 50],
  ])('a package %s has no new date when none came', (_, standing, others) => {
    const ids = Array.from({ length: standing }, (_, at) => `weekly ${at}`)
    let kept = looked(search(), lists([cheap], tours({ 1: ids })), 10)
    for (let at = 0; at < others; at++) {
      kept = looked(kept, lists([cheap], tours({ 1: [...ids, `once ${at}`] })), 20)
    }
    kept = looked({ ...kept, news: [] }, lists([cheap], tours({ 1: ids })), 30)
    expect(told(kept)).toEqual([])
  })

  it('a search for tours has a package as soon as it has one', () => {
    const before = search({ criteria: { ...NO_CRITERIA, tours: true } })
    const first = looked(before, lists([cheap], tours({})), 10)
    expect(told(looked(first, lists([cheap], tours({ 1: ['a'] })), 20))).toEqual([['1', [{ kind: 'new' }]]])
  })
})
