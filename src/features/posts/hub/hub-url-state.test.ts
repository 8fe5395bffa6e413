import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { POST_TYPES } from '#contract/records/post.ts'
import { CATEGORIES, hubUrlStateOf, withHubUrlState } from './hub-url-state.ts'

const read = (query: string) => hubUrlStateOf(new URLSearchParams(query))
const write = (query: string, change: Parameters<typeof withHubUrlState>[1]) =>
  withHubUrlState(new URLSearchParams(query), change).toString()
const FIRST = { type: 'news', page: 1, category: 'general', categoryPage: 1 }

describe('an address of the resource hub', () => {
  test.each([
    ['', {}],
    ['type=events&page=3', { type: 'events', page: 3 }],
    ['category=land&categoryPage=2', { category: 'land', categoryPage: 2 }],
    ['page=2', { page: 2 }],
    ['page=2&categoryPage=4', { page: 2, categoryPage: 4 }],
    ['category=agro&page=5', { category: 'agro', categoryPage: 5 }], // an older link: decision E3
    ['category=nonsense&page=5', { categoryPage: 5 }],
    ['category=agro&page=5&type=blog', { category: 'agro', page: 5, type: 'blog' }],
    ['category=agro&page=5&categoryPage=2', { category: 'agro', page: 5, categoryPage: 2 }],
    ['type=nonsense&page=-3', {}],
    ['page=0', {}],
    ['page=1.5', {}],
    ['page=1e3', {}],
    ['page=99999999999999999999', {}],
    ['page=%3Cscript%3E', {}],
  ])('?%s', (query, place) => {
    expect(read(query)).toEqual({ ...FIRST, ...place })
  })
})

describe('choosing in the resource hub', () => {
  test.each([
    ['another tab removes its page', 'type=news&page=3', { type: 'blog' }, 'type=blog&category=general'],
    [
      'another tab leaves the other list where it is',
      'category=land&categoryPage=2&page=3&type=news',
      { type: 'offers' },
      'category=land&categoryPage=2&type=offers',
    ],
    [
      'another category removes its page only',
      'type=blog&page=2&category=land&categoryPage=4',
      { category: 'home' },
      'type=blog&page=2&category=home',
    ],
    ['a page keeps the tab', 'type=blog', { page: 2 }, 'type=blog&category=general&page=2'],
    ['the first page is not in the address', 'type=blog&page=2', { page: 1 }, 'type=blog&category=general'],
    [
      'an older link is written anew',
      'category=land&page=3',
      { page: 2 },
      'category=land&page=2&type=news&categoryPage=3',
    ],
    ['other parameters stay', 'utm=x', { type: 'blog' }, 'utm=x&type=blog&category=general'],
  ] as const)('%s', (_, query, change, address) => {
    expect(write(query, change)).toBe(address)
  })

  test('leads to the place that was chosen, from wherever', () => {
    const page = fc.integer({ min: 1, max: 999 })
    const place = fc.record({
      type: fc.constantFrom(...POST_TYPES),
      page,
      category: fc.constantFrom(...CATEGORIES),
      categoryPage: page,
    })
    const query = fc.webQueryParameters().map((text) => new URLSearchParams(text))
    fc.assert(
      fc.property(query, place, (from, chosen) => {
        expect(hubUrlStateOf(withHubUrlState(from, chosen))).toEqual(chosen)
      }),
    )
  })
})
