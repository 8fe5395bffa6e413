import { describe, expect, test } from 'vitest'
import {
  BYTES_OF_PHOTOS,
  emptyKit,
  isBlank,
  joined,
  type Kit,
  kitOf,
  PHOTOS_PER_KIT,
  photoLimit,
  withTick,
} from './kit-record.ts'

const photo = (id: string, bytes = 1) => ({ id, bytes, thumb: 'data:image/jpeg;base64,AA' })
const photos = (amount: number, bytes = 1) =>
  Array.from({ length: amount }, (_, index) => photo(`${index}`, bytes))

test.each<[string, unknown, Partial<Kit>]>([
  ['nothing', undefined, {}],
  ['nonsense', 'x', {}],
  [
    'a whole kit',
    { name: 'A', begun: '2026-12-05', ticks: ['id'], notes: 'n', photos: [photo('1')] },
    { name: 'A', begun: '2026-12-05', ticks: ['id'], notes: 'n', photos: [photo('1')] },
  ],
  ['damaged parts cost no others', { ticks: 5, notes: 'n', photos: 'x' }, { notes: 'n' }],
  [
    'a picture from elsewhere',
    { notes: 'n', photos: [{ ...photo('1'), thumb: 'https://x' }] },
    { notes: 'n' },
  ],
])('a row that holds %s', (_, row, expected) => {
  expect(kitOf(row)).toEqual({ ...emptyKit, ...expected })
})

test('a press ticks, the next one takes the tick back', () => {
  const ticked = withTick(withTick(emptyKit, 'deed'), 'cofo')
  expect(ticked.ticks).toEqual(['deed', 'cofo'])
  expect(withTick(ticked, 'deed').ticks).toEqual(['cofo'])
})

test.each<[string, Partial<Kit>, boolean]>([
  ['nothing', {}, true],
  ['a name alone', { name: 'Moniya' }, true],
  ['blanks', { notes: ' \n' }, true],
  ['a tick', { ticks: ['id'] }, false],
  ['a word', { notes: 'x' }, false],
  ['a photo', { photos: photos(1) }, false],
])('a kit with %s is blank: %s', (_, change, blank) => {
  expect(isBlank({ ...emptyKit, ...change })).toBe(blank)
})

describe('photos are bounded', () => {
  test.each<[string, number, number, number, 'tooMany' | 'tooLarge' | null]>([
    ['the first', 0, 1, 0, null],
    ['the last one that fits', PHOTOS_PER_KIT - 1, 1, 0, null],
    ['one more', PHOTOS_PER_KIT, 1, 0, 'tooMany'],
    ['with what other kits hold', 2, 10, BYTES_OF_PHOTOS - 20, 'tooLarge'],
    ['just below it', 2, 10, BYTES_OF_PHOTOS - 21, null],
  ])('%s', (_, amount, bytes, others, limit) => {
    expect(photoLimit({ ...emptyKit, photos: photos(amount, bytes) }, others)).toBe(limit)
  })
})

test.each<[string, Partial<Kit>, Partial<Kit>, Partial<Kit>]>([
  ['nothing early', { ticks: ['id'], notes: 'n' }, {}, { ticks: ['id'], notes: 'n' }],
  [
    'ticks of both',
    { ticks: ['id', 'deed'] },
    { ticks: ['deed', 'cofo'] },
    { ticks: ['id', 'deed', 'cofo'] },
  ],
  ['notes one below the other', { notes: 'a' }, { notes: 'b' }, { notes: 'a\nb' }],
  ['the name that is kept', { name: 'Moniya' }, { notes: 'b' }, { name: 'Moniya', notes: 'b' }],
  ['all photos', { photos: photos(1) }, { photos: [photo('x')] }, { photos: [photo('0'), photo('x')] }],
])('what came before the storage answered is joined: %s', (_, kept, early, expected) => {
  expect(joined({ ...emptyKit, ...kept }, { ...emptyKit, ...early })).toEqual({ ...emptyKit, ...expected })
})

describe('a kit that another tab has changed since this page read it', () => {
  const before = { notes: 'a', ticks: ['id'], photos: photos(1) }
  test.each<[string, Partial<Kit>, Partial<Kit>, Partial<Kit>]>([
    ['nothing changed here', { notes: 'ab', ticks: [] }, before, { notes: 'ab', ticks: [] }],
    ['nothing changed there', before, { notes: 'b', ticks: [], photos: [] }, { notes: 'b' }],
    [
      'words added here',
      { ...before, notes: 'a x' },
      { ...before, notes: 'ab' },
      { ...before, notes: 'a xb' },
    ],
    ['the same words', { ...before, notes: 'ab' }, { ...before, notes: 'ab' }, { ...before, notes: 'ab' }],
    ['other words', { ...before, notes: 'x' }, { ...before, notes: 'b' }, { ...before, notes: 'x\nb' }],
    ['erased there, a tick here', {}, { ...before, ticks: ['id', 'deed'] }, { ticks: ['deed'] }],
    ['erased there, a word here', {}, { ...before, notes: 'ab' }, { notes: 'b' }],
    ['a photo there, one removed here', { photos: photos(2) }, { photos: [] }, { photos: [photo('1')] }],
  ])('%s', (_, kept, mine, expected) => {
    const whole = (kit: Partial<Kit>) => ({ ...emptyKit, ...kit })
    expect(joined(whole(kept), whole(mine), whole(before))).toEqual(whole(expected))
  })
})
