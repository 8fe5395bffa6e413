import { expect, test } from 'vitest'
import { mapAddress } from './map-address.ts'
import { visitCalendar } from './visit-calendar.ts'

const visit = {
  date: '2026-12-05',
  time: '9:00 AM',
  scheduleId: '7',
  project: 'Moniya Green Layout',
  place: 'Moniya, Ibadan',
  fee: 5000,
}
const booked = {
  ...{ id: 'key', replaces: [], code: 'AB-1Z5E61', packageName: 'Moniya Green 500', visit },
  isTentative: false,
}
const at = { site: 'https://adbond.example', kit: 'https://adbond.example/site_tour/kit?package=101', now: 5 }

test('a booking in the calendar names its reference, fee, place and kit', () => {
  expect(visitCalendar(booked, at)).toEqual({
    uid: 'key@adbond.example',
    sequence: 0,
    date: '2026-12-05',
    time: '9:00 AM',
    title: 'Site tour: Moniya Green 500',
    text: `Reference AB-1Z5E61.\nTour fee: ₦5,000.\nBefore the visit we write to you and agree on the pickup point. Ask us if you hear nothing.\nWhat to bring and which papers to check: ${at.kit}`,
    place: 'Moniya Green Layout, Moniya, Ibadan',
    isTentative: false,
    madeAt: 5,
  })
})

test('a booking that was edited or moved takes the place of the first in the calendar', () => {
  const first = visitCalendar({ ...booked, id: 'first', replaces: ['draft 1'] }, at)
  const edited = visitCalendar({ ...booked, id: 'edited', replaces: ['draft 1', 'first'] }, at)
  const moved = visitCalendar(
    { ...booked, id: 'moved', replaces: ['refused draft 2', 'draft 1', 'first', 'edited'] },
    at,
  )
  expect([first, edited, moved].map(({ uid }) => uid)).toEqual(Array(3).fill('first@adbond.example'))
  expect(edited.sequence).toBeGreaterThan(first.sequence)
  expect(moved.sequence).toBeGreaterThan(edited.sequence)
})

test('a booking of an earlier version of the site, which named drafts by an id alone, keeps its entry', () => {
  expect(visitCalendar({ ...booked, replaces: ['3f2b8c1e'] }, at).uid).toBe('key@adbond.example')
})

test('two bookings from one draft are two visits in the calendar', () => {
  const [one, other] = ['one', 'other'].map((id) =>
    visitCalendar({ ...booked, id, replaces: ['draft 1'] }, at),
  )
  expect(one?.uid).not.toBe(other?.uid)
})

test('what waits says so, and an unsaid fee is not named', () => {
  const { title, text } = visitCalendar({ ...booked, isTentative: true, visit: { ...visit, fee: null } }, at)
  expect(title).toBe('Site tour: Moniya Green 500 (not confirmed yet)')
  expect(text).not.toContain('fee')
})

test.each([
  [{ project: 'Moniya Green Layout', place: 'Ibadan' }, 'Moniya Green Layout, Ibadan, Nigeria'],
  [{ project: '', place: 'A & B' }, 'A & B, Nigeria'],
  [{ project: 'Moniya', place: ' ' }, null],
])('the map of %j searches for %s', (where, query) => {
  const address = mapAddress(where)
  expect(address && new URL(address).searchParams.get('query')).toBe(query)
})
