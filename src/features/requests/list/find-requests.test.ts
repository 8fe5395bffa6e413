import { expect, test } from 'vitest'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { findRequests } from './find-requests.ts'

const ada = request()
const chi = request({
  id: 'ffff0000-0000-4000-8000-000000000000',
  label: 'Moniya Green 500, Mon, Dec 7, 2026, 9:00 AM',
  details: { firstname: 'Chidi', lastname: 'Eze', email: 'chidi@example.com', phoneNumber: '+2348090000000' },
})
const receipt = request({ state: 'delivered', details: null })

const bayo = request({
  id: 'eeee0000-0000-4000-8000-000000000000',
  details: { firstname: 'Adébáyọ̀', lastname: 'Òní', email: 'bayo@example.com', phoneNumber: '+447911123456' },
})

test.each([
  ['0803', [ada]],
  ['08031234567', [ada]],
  ['0803 123 4567', [ada]],
  ['0803-123', [ada]],
  ['0803-123-4567', [ada]],
  ['(0803) 123 4567', [ada]],
  ['+234 (0) 803 123 4567', [ada]],
  ['2348031234567', [ada]],
  ['0803-123-4567 obi', [ada]],
  ['0044 7911 123456', [bayo]],
  ['0803 123 4568', []],
])('the phone number "%s" is found as people type it', (sought, found) => {
  expect(findRequests([ada, chi, bayo, receipt], sought)).toEqual(found)
})

test.each(['adebayo', 'ADÉBÁYỌ̀ oni', 'adebayo òní'])('"%s" is found with accents and without', (sought) => {
  expect(findRequests([ada, chi, bayo], sought)).toEqual([bayo])
})

test.each([
  ['', [ada, chi, receipt]],
  ['  ', [ada, chi, receipt]],
  ['chidi', [chi]],
  ['OBI', [ada]],
  ['8090', [chi]],
  ['moniya 2026', [chi]],
  ['ibeju ada', [ada]],
  ['ab-zz', [chi]],
  ['nobody', []],
])('"%s" finds what holds every word of it', (sought, found) => {
  expect(findRequests([ada, chi, receipt], sought)).toEqual(found)
})
