import { expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { filterTours, noFilter, readFilter, statesOf, type TourFilter, withFilter } from './tour-filter.ts'

const TODAY = '2026-11-23' // a Monday

const TOURS = schemas['schedule-list']([
  {
    id: 1,
    projectType: { id: 1, name: 'Land' },
    project: { id: 4, name: 'Moniya Green Layout' },
    package: {
      id: 101,
      name: 'Moniya Green 500',
      state: 'Ọ̀yọ́',
      location: 'Ibadan',
      size: 500,
      availableUnits: 4,
    },
    fee: 0,
    recurrent: true,
    recurrent_day: 'Saturday',
    availableTime: '09:00 AM',
  },
  {
    id: 2,
    projectType: { id: 2, name: 'Agro' },
    project: { id: 6, name: 'Cassava Fields' },
    package: { id: 201, name: 'Cassava hectare', state: 'Ogun', soldOut: true },
    fee: 4000,
    availableDate: 'December 9, 2026',
    availableTime: '08:00 AM',
  },
  { id: 3, package: { id: 9, name: 'Nothing known' }, availableDate: 'soon', availableTime: '' },
])

const on = (availableDate: string, name: string) => ({
  package: { id: 9, name, state: 'Ogun' },
  availableDate,
  availableTime: '09:00 AM',
})

const found = (filter: Partial<TourFilter>) =>
  filterTours(TOURS, { ...noFilter, ...filter }, TODAY).map(({ id }) => id)

test.each<[string, Partial<TourFilter>, string[]]>([
  ['everything without a filter', {}, ['1', '2', '3']],
  ['a name in any case', { find: 'CASSAVA' }, ['2']],
  ['two words in any order', { find: '  500 moniya ' }, ['1']],
  ['letters without their marks', { find: 'oyo' }, ['1']],
  ['the day of the week', { find: 'saturday' }, ['1']],
  ['the day of the week of a date, in full', { find: 'wednesday' }, ['2']],
  ['the day of the week of a date, in short', { find: 'wed' }, ['2']],
  ['no other day of the week', { find: 'friday' }, []],
  ['the next date of a rule', { find: 'nov 28' }, ['1']],
  ['the month', { find: 'december' }, ['2']],
  ['a day with a nought before it', { find: '09 december' }, ['2']],
  ['a size, as its row says', { find: '500sqm' }, ['1']],
  ['a size in words', { find: '500 square metres' }, ['1']],
  ['no size that is not there', { find: 'sqm' }, ['1']],
  ['other words for a line', { find: 'plots' }, ['1']],
  ['other words for another line', { find: 'farm' }, ['2']],
  ['nothing that fits', { find: 'lekki' }, []],
  ['a line', { line: 'agro' }, ['2']],
  ['a state, however it is typed', { state: 'OGUN' }, ['2']],
  ['a state, with or without the word', { state: 'Ogun State' }, ['2']],
  ['what is not fully booked', { open: true }, ['1', '3']],
  ['free tours; an unsaid fee is not free', { free: true }, ['1']],
  ['all of it together', { find: 'green', line: 'land', open: true, free: true }, ['1']],
])('%s', (_, filter, ids) => {
  expect(found(filter)).toEqual(ids)
})

test('a tour of every day is found by each day of the week', () => {
  const daily = { id: 4, package: { id: 9, name: 'Plot' }, recurrent: true, recurrent_day: 'All' }
  const tours = schemas['schedule-list']([daily])
  for (const find of ['monday', 'thursday', 'Sunday', 'every day'])
    expect(filterTours(tours, { ...noFilter, find }, TODAY)).toHaveLength(1)
})

test.each([
  ['fri dec 4', '2026-11-30', 1],
  ['friday 4 december', '2026-11-30', 1],
  ['fri dec 5', '2026-11-30', 0],
  ['dec 1', '2026-11-30', 1],
  ['fri dec', '2026-11-28', 1],
  ['wed nov', '2026-11-26', 0],
  ['wed dec 2', '2026-11-26', 1],
])(
  'a daily tour has the date of the weekday that is asked for: "%s" on %s finds %i',
  (find, today, count) => {
    const daily = { id: 4, package: { id: 9, name: 'Plot' }, recurrent: true, recurrent_day: 'All' }
    const tours = schemas['schedule-list']([daily])
    filterTours(tours, { ...noFilter, find: 'plot' }, today) // as while it is typed
    expect(filterTours(tours, { ...noFilter, find }, today)).toHaveLength(count)
  },
)

test.each([
  ['3 bedroom', ['three']],
  ['three bedrooms', ['three']],
  ['4 bedroom', ['four']],
  ['four bedroom', ['four']],
  ['dec 4', []],
  ['saturday 3 bedroom', ['three']],
  ['5 bedroom', []],
  ['five bedroom', []],
  ['bedroom dec 3', ['four']],
  ['3 dec', ['four']],
  ['dec 1', ['one']], // and no twelfth
  ['dec 1 bedroom', ['one']],
  ['dec 01', ['one']],
  ['03 dec 2026', ['four']],
  ['dec 1, 2026', ['one']],
  ['bedroom 4', ['four']],
  ['450sqm', ['four']],
  ['duplexes in Ogun State', ['four', 'one']],
  ['tuesdays', ['one']],
])('a number before a word that is no date asks for none: "%s" finds %j', (find, ids) => {
  const tours = schemas['schedule-list']([
    { id: 'four', ...on('December 3, 2026', 'Four-bedroom duplex, 450 SQM') },
    { id: 'three', ...on('December 5, 2026', '3-bedroom terrace') },
    { id: 'one', ...on('December 1, 2026', 'Duplex of one bedroom') },
  ])
  const found = filterTours(tours, { ...noFilter, find }, TODAY).map(({ id }) => id)
  expect(found).toEqual(ids)
})

test.each([
  ['green 500 saturday', ['green']],
  ['green 500 dec', ['green']],
  ['green 500, sat dec 5', ['green']],
  ['500 december', ['green']],
  ['phase 2 saturday', ['phase']],
  ['phase 2 dec 5', ['phase']],
  ['gardens 2 saturday', ['gardens']],
  ['homes 2 sat', ['gardens']],
  ['3 d', ['duplex']],
  ['dec 2026', ['green', 'phase', 'duplex', 'gardens']],
])('a figure that ends a name is no day, also before one: "%s" finds %j', (find, ids) => {
  const tours = schemas['schedule-list']([
    { id: 'green', ...on('December 5, 2026', 'Moniya Green 500') },
    { id: 'phase', ...on('December 5, 2026', 'Ibeju Phase 2') },
    { id: 'duplex', ...on('December 5, 2026', '3-bedroom duplex') },
    { id: 'gardens', ...on('December 5, 2026', 'Gardens 2, Homes 2') },
  ])
  expect(filterTours(tours, { ...noFilter, find }, TODAY).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['phase 2', ['phase']],
  ['ibeju phase 2', ['phase']],
  ['gardens 2', ['gardens']],
  ['gardens 20', []],
  ['phase', ['phase', 'three']],
  ['phase 2026', ['phase', 'three']],
  ['phase dec 5', ['phase', 'three']],
  ['block 04', ['fourth']],
  ['block 05', []],
  ['5', ['phase', 'three', 'gardens', 'fourth']],
])('a last figure after a word that is of no day is none, nor a year: "%s" finds %j', (find, ids) => {
  const tours = schemas['schedule-list']([
    { id: 'phase', ...on('December 5, 2026', 'Ibeju Phase 2') },
    { id: 'three', ...on('December 5, 2026', 'Ibeju Phase 3') },
    { id: 'gardens', ...on('December 5, 2026', 'Gardens 2') },
    { id: 'fourth', ...on('December 5, 2026', 'Gardens 4, Block 04') },
  ])
  expect(filterTours(tours, { ...noFilter, find }, TODAY).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['', noFilter],
  ['line=sea&open=yes&free=0', noFilter],
  [
    'find=a+b&line=agro&state=Ogun&open=1&free=1',
    { find: 'a b', line: 'agro', state: 'Ogun', open: true, free: true },
  ],
])('the address ?%s is read', (text, filter) => {
  expect(readFilter(new URLSearchParams(text))).toEqual(filter)
})

test('the address keeps what belongs to others, and holds nothing that is not chosen', () => {
  const query = new URLSearchParams('packageId=14&find=old&free=1')
  const next = withFilter(query, { ...noFilter, find: 'new', line: 'land' })
  expect(String(next)).toBe('packageId=14&find=new&line=land')
  expect(readFilter(next)).toEqual({ ...noFilter, find: 'new', line: 'land' })
  expect(String(withFilter(next, noFilter))).toBe('packageId=14')
})

test('states are offered once each, by name', () => {
  expect(statesOf([...TOURS, ...TOURS])).toEqual(['Ogun', 'Ọ̀yọ́'])
})

test('a state that the provider writes in two ways is one', () => {
  const ways = ['Lagos State', 'lagos', ' Lagos ', 'Lagos  state'].map((state, id) => ({
    id,
    package: { id, name: 'Plot', state },
  }))
  const tours = schemas['schedule-list'](ways)
  expect(statesOf(tours)).toEqual(['Lagos'])
  expect(filterTours(tours, { ...noFilter, state: 'Lagos' }, TODAY)).toHaveLength(4)
})
