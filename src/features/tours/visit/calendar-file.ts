/**
 * One visit as an iCalendar file (RFC 5545), made on the phone. Moments are in UTC: Lagos keeps UTC+1 all year, so no
 * rule of time zones has to travel along.
 */
import { minutesOfDay } from '#contract/format/minutes-of-day.ts'

export type CalendarVisit = {
  /** Stable for one booking: adding it twice changes the entry and makes no second one. */
  uid: string
  /** Higher after each change of the booking: a calendar keeps the highest of one `uid`. */
  sequence: number
  /** `Y-m-d` of Lagos. */
  date: string
  /** Of Lagos, `14:30` or `2:30 PM`. Without a time that can be read it is a visit of the whole day. */
  time: string
  title: string
  text: string
  place: string
  /** Not confirmed: it still waits on the phone. */
  isTentative: boolean
  /** ms since 1970 */
  madeAt: number
}

const LAGOS_OFFSET_MIN = 60
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Two to three hours on the estate (src/features/tours/content.ts); the longer one keeps the afternoon free. */
const VISIT_MIN = 180
/** Pack and ask for the pickup point; then leave. */
const ALARMS = ['-P1D', '-PT2H']
/** An octet more and a line must be folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/** Null for a date that does not exist. */
export function calendarFile(visit: CalendarVisit): string | null {
  const midnight = Date.parse(`${visit.date}T00:00:00Z`)
  if (Number.isNaN(midnight)) return null
  const { uid, sequence, title, text, place, isTentative, madeAt } = visit
  const alarms = ALARMS.flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Adbond//Site tours//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${moment(madeAt)}`,
    ...span(midnight, minutesOfDay(visit.time)),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    ...alarms,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function span(midnight: number, minutes: number | null): string[] {
  if (minutes === null) {
    return [`DTSTART;VALUE=DATE:${day(midnight)}`, `DTEND;VALUE=DATE:${day(midnight + DAY_MS)}`]
  }
  const start = midnight + (minutes - LAGOS_OFFSET_MIN) * MINUTE_MS
  return [`DTSTART:${moment(start)}`, `DTEND:${moment(start + VISIT_MIN * MINUTE_MS)}`]
}

/** `20261205T080000Z` */
const moment = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const day = (ms: number): string => moment(ms).slice(0, 8)

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

/** Folded between characters, never inside one: ₦ is three octets. */
export function folded(line: string): string {
  let lengthOfLine = 0
  let result = ''
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length
    if (lengthOfLine + octets > LINE_OCTETS) {
      result += '\r\n '
      lengthOfLine = 1
    }
    result += character
    lengthOfLine += octets
  }
  return result
}
