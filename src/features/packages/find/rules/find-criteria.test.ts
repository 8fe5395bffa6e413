import { describe, expect, it } from 'vitest'
import {
  asksAnything,
  NO_CRITERIA,
  parseCriteria,
  rebased,
  tidyCriteria,
  withCriteria,
} from './find-criteria.ts'
import { manyCriteria } from './find-for-tests.ts'

const parsed = (query: string) => parseCriteria(new URLSearchParams(query))

describe('what an address asks for', () => {
  it.each([
    ['nothing', '', {}],
    ['words', 'q=%20corner%20%20plot%20', { text: 'corner plot' }],
    ['lines in their order', 'line=home&line=land', { lines: ['land', 'home'] }],
    [
      'states, however they are written',
      'state=Ogun+State&state=ogun&state=lagos',
      { states: ['lagos', 'ogun'] },
    ],
    ['a price', 'max=3000000', { maxPrice: 3_000_000 }],
    ['a range the wrong way round', 'min=5000&max=1000', { minPrice: 1000, maxPrice: 5000 }],
    [
      'flags and order',
      'instalments=1&tours=1&available=1&sort=tour',
      { instalments: true, tours: true, available: true, sort: 'tour' },
    ],
    ['nothing by an unknown line', 'line=sea', {}],
    ['nothing by an unknown order', 'sort=luck', {}],
    ['nothing by what is no amount', 'max=3m&min=-1&minsize=1e9&maxsize=0&month=99999999999999', {}],
    ['nothing by other words for a flag', 'instalments=yes&tours=true', {}],
    ['nothing by the parameters of others', 'projectType=land', {}],
  ] as const)('%s', (_, query, asked) => {
    expect(parsed(query)).toEqual({ ...NO_CRITERIA, ...asked })
  })

  it('cuts a text that would fill the address', () => {
    expect(parsed(`q=${'a'.repeat(5000)}`).text).toHaveLength(100)
  })
})

it('says in the address what was asked, whatever it was', () => {
  for (const criteria of manyCriteria(2_000, 7)) {
    const query = withCriteria(new URLSearchParams(), criteria)
    expect(parsed(query.toString())).toEqual(tidyCriteria(criteria))
    expect(withCriteria(query, tidyCriteria(criteria)).toString()).toBe(query.toString())
  }
})

it('leaves the parameters of others as they are', () => {
  const query = new URLSearchParams('projectType=land&q=old&max=5')
  expect(withCriteria(query, { ...NO_CRITERIA, text: 'new' }).toString()).toBe('projectType=land&q=new')
})

it('knows whether anything is asked; an order alone is something', () => {
  expect(asksAnything(NO_CRITERIA)).toBe(false)
  expect(asksAnything({ ...NO_CRITERIA, text: '  ' })).toBe(false)
  expect(asksAnything({ ...NO_CRITERIA, sort: 'price' })).toBe(true)
})

it('loses no press, although the screen has not shown the one before yet', () => {
  const seen = { ...NO_CRITERIA, states: ['lagos'] }
  const first = rebased(seen, seen, { ...seen, states: ['lagos', 'ogun'], instalments: true })
  const second = rebased(first, seen, { ...seen, states: ['lagos', 'oyo'], maxPrice: 3_000_000 })
  const third = rebased(second, seen, { ...seen, states: [], sort: 'price' })
  expect(third).toEqual({
    ...NO_CRITERIA,
    states: ['ogun', 'oyo'],
    instalments: true,
    maxPrice: 3_000_000,
    sort: 'price',
  })
})
