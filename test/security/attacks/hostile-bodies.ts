/** What scripts throw at a form's endpoint, drawn from a seed. */
import type { Tour } from '../../faults/loads/book.ts'
import { APPLY, BOOK, JSON_TYPE, newKey } from './send.ts'

type Draw = () => number
export type HostileRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

const SIGNS = [
  "' or 1=1 --",
  "'; drop table bookings; --",
  '#{7*7}',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%00',
  '\u0000',
  '\u202e',
  '\ud800',
  '=HYPERLINK("http://evil.example")',
  '<script>alert(1)</script>',
  'x'.repeat(5_000),
  '😀'.repeat(400),
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e999',
  '9'.repeat(400),
  ' ',
  '',
]
const VALUES: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 53,
  -1e308,
  [],
  {},
  [[]],
  [null],
  { a: { b: {} } },
  ...SIGNS,
]
const PATHS = ['/projects/', '/packages/view/', '/packages/project_type/', '/posts/', '/projects/view/']
const QUERIES = ['page', 'perPage', 'projectTypeId', 'projectId', 'packageId', 'date', 'type', 'text']

const pick = <Value>(values: readonly Value[], draw: Draw): Value => {
  const value = values[Math.floor(draw() * values.length)]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}

/** A person by the number of the request: what an honest one would send. */
export const fuzzPerson = (number: number) => ({
  firstname: `Zzfirst${number}`,
  lastname: `Zzlast${number}`,
  email: `zz${number}@private.example`,
  phoneNumber: `0809${String(number).padStart(7, '0')}`,
})

/** Mostly submissions, with a quarter of reads; about one in ten is honest, so that stored rows are met too. */
export function hostileRequest(number: number, tours: readonly Tour[], draw: Draw): HostileRequest {
  if (draw() < 0.25)
    return { method: pick(['GET', 'HEAD', 'DELETE', 'OPTIONS'], draw), path: readPath(draw), headers: {} }
  const isBooking = draw() < 0.6
  const path = isBooking ? BOOK : APPLY
  const honest = isBooking
    ? { ...pick(tours, draw), ...fuzzPerson(number) }
    : { ...fuzzPerson(number), location: 'Zzplace', reason: 'Zzwhy' }
  const type =
    draw() < 0.95
      ? JSON_TYPE
      : { 'content-type': pick(['text/json', 'application/json;x', '*/*', 'a'], draw) }
  const key = draw() < 0.9 ? newKey() : { 'idempotency-key': pick(["'", 'x', '0', '"'], draw) }
  return { method: 'POST', path, headers: { ...type, ...key }, body: bodyOf(honest, draw) }
}

function bodyOf(honest: Record<string, unknown>, draw: Draw): string | Buffer {
  const way = draw()
  if (way < 0.12) return JSON.stringify(honest)
  if (way < 0.6) return JSON.stringify(damaged(honest, draw))
  if (way < 0.7) return JSON.stringify(honest).slice(0, Math.floor(draw() * 200))
  if (way < 0.8) return JSON.stringify(pick(VALUES, draw))
  if (way < 0.86) return `{"__proto__":{"isAdmin":true},${JSON.stringify(honest).slice(1)}`
  if (way < 0.92) return '['.repeat(Math.floor(draw() * 16_000))
  if (way < 0.95) return JSON.stringify({ ...honest, more: 'x'.repeat(17_000) })
  return Buffer.from(Array.from({ length: Math.floor(draw() * 300) }, () => Math.floor(draw() * 256)))
}

/** One to three fields missing, of another kind, doubled or added. */
function damaged(honest: Record<string, unknown>, draw: Draw): Record<string, unknown> {
  const body: Record<string, unknown> = { ...honest }
  const places = 1 + Math.floor(draw() * 3)
  for (let done = 0; done < places; done += 1) {
    const field = pick([...Object.keys(honest), 'id', 'slots', 'formAge', 'subject', 'constructor'], draw)
    if (draw() < 0.15) delete body[field]
    else body[field] = draw() < 0.3 ? `${String(body[field])}${pick(SIGNS, draw)}` : pick(VALUES, draw)
  }
  return body
}

function readPath(draw: Draw): string {
  const sign = () => encodeURIComponent(pick(SIGNS, draw).toWellFormed())
  const base = '/api/v2'
  if (draw() < 0.5) return `${base}${pick(PATHS, draw)}${sign()}`
  const query = Array.from({ length: 1 + Math.floor(draw() * 4) }, () => `${pick(QUERIES, draw)}=${sign()}`)
  return `${base}${pick(['/posts', '/site_tours/filter_schedules', '/projects/1'], draw)}?${query.join('&')}`
}
