import { describe, expect, test } from 'vitest'
import { type CalendarVisit, calendarFile, folded } from './calendar-file.ts'

const visit: CalendarVisit = {
  uid: '3f2b8c1e-0000-4000-8000-000000000000@adbond.example',
  sequence: 2,
  date: '2026-12-05',
  time: '9:00 AM',
  title: 'Site tour: Moniya Green 500',
  text: 'Reference AB-1Z5E61.\nTour fee: ₦5,000',
  place: 'Moniya Green Layout, Ibadan; Oyo',
  isTentative: false,
  madeAt: Date.UTC(2026, 10, 23, 5, 42, 52),
}
const linesOf = (change: Partial<CalendarVisit> = {}) =>
  (calendarFile({ ...visit, ...change }) ?? '').replaceAll('\r\n ', '').split('\r\n')
const octets = (text: string) => new TextEncoder().encode(text).length

test('the file of a visit, line by line', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Adbond//Site tours//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:3f2b8c1e-0000-4000-8000-000000000000@adbond.example',
    'SEQUENCE:2',
    'DTSTAMP:20261123T054252Z',
    'DTSTART:20261205T080000Z',
    'DTEND:20261205T110000Z',
    'SUMMARY:Site tour: Moniya Green 500',
    'DESCRIPTION:Reference AB-1Z5E61.\\nTour fee: ₦5\\,000',
    'LOCATION:Moniya Green Layout\\, Ibadan\\; Oyo',
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Site tour: Moniya Green 500',
    'TRIGGER:-P1D',
    'END:VALARM',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Site tour: Moniya Green 500',
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['in the morning, UTC is still the day before', { time: '00:30' }, '20261204T233000Z', '20261205T023000Z'],
  ['at noon', { time: '12:00 PM' }, '20261205T110000Z', '20261205T140000Z'],
  [
    'in July the offset is the same',
    { date: '2027-07-10', time: '15:30' },
    '20270710T143000Z',
    '20270710T173000Z',
  ],
  ['over the end of a year', { date: '2026-12-31', time: '22:00' }, '20261231T210000Z', '20270101T000000Z'],
])('Lagos is UTC+1 all year: %s', (_, change, start, end) => {
  const lines = linesOf(change)
  expect(lines).toContain(`DTSTART:${start}`)
  expect(lines).toContain(`DTEND:${end}`)
})

test.each<[string, Partial<CalendarVisit>, string[]]>([
  [
    'without a time it takes the day',
    { time: '' },
    ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206'],
  ],
  ['what waits is tentative', { isTentative: true }, ['STATUS:TENTATIVE']],
  ['signs of the format are escaped', { title: 'A, B; C\\D' }, ['SUMMARY:A\\, B\\; C\\\\D']],
  [
    'a line of a provider cannot become a line of the file',
    { title: 'A\r\nATTACH:x' },
    ['SUMMARY:A\\nATTACH:x'],
  ],
])('%s', (_, change, expected) => {
  expect(linesOf(change)).toEqual(expect.arrayContaining(expected))
})

test('an unknown place is left out, and a day that is none makes no file', () => {
  expect(linesOf({ place: '' }).some((line) => line.startsWith('LOCATION'))).toBe(false)
  expect(calendarFile({ ...visit, date: 'soon' })).toBeNull()
})

describe('lines are folded at 75 octets, between characters', () => {
  test.each([
    ['a short line', 'SUMMARY:x', 1],
    ['exactly 75 octets', 'x'.repeat(75), 1],
    ['76 octets', 'x'.repeat(76), 2],
    ['three lines: the space counts', 'x'.repeat(75 + 74 + 1), 3],
    ['naira signs of three octets', '₦'.repeat(60), 3],
    ['letters with marks', `${'a'.repeat(74)}ọ̀`, 2],
    ['signs of four octets, which are two units of JavaScript', '🏡'.repeat(40), 3],
  ])('%s', (_, line, count) => {
    const parts = folded(line).split('\r\n')
    expect(parts).toHaveLength(count)
    for (const part of parts) expect(octets(part)).toBeLessThanOrEqual(75)
    for (const part of parts.slice(1)) expect(part.startsWith(' ')).toBe(true)
    expect(parts.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line)
  })

  test('the whole file keeps to it', () => {
    const file = calendarFile({ ...visit, text: 'Ọ̀yọ́ ₦5,000 '.repeat(40) }) ?? ''
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.split('\r\n').every((line) => octets(line) <= 75)).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})
