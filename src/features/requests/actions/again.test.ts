import { expect, test } from 'vitest'
import { actions } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { againWords } from './again.ts'

const { again } = actions

test.each<[string, Partial<RequestOnPhone>, string | null]>([
  ['a booking whose day is gone: the person goes along', { state: 'refused', isDayGone: true }, null],
  ['a booking whose details were refused: they are changed right here', { state: 'refused' }, null],
  [
    'a booking whose day is gone, and that was erased',
    { state: 'refused', isDayGone: true, details: null },
    again['tour-booking'],
  ],
  ['a refused booking that was erased', { state: 'refused', details: null }, again['tour-booking']],
  ['an erased booking', { state: 'expired', details: null }, again['tour-booking']],
  [
    'an erased application',
    { kind: 'team-application', state: 'expired', details: null },
    again['team-application'],
  ],
  ['a booking that arrived', { state: 'delivered', details: null }, null],
  ['a booking that waits', {}, null],
])('the way to the form: %s', (_, change, expected) => {
  expect(againWords(request(change))).toBe(expected)
})
