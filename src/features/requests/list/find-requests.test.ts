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
