/** Requests that a page of another site, or a script that knows the API, would forge. None of them may be accepted. */
import type { BookingBody } from '../../faults/loads/book.ts'
import { OUR_ORIGIN } from '../server.ts'
import { BOOK, JSON_TYPE, newKey } from './send.ts'

type Forged = { name: string; path: string; method: string; headers: Record<string, string>; body?: string }

const EVIL = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
const OURS = { origin: OUR_ORIGIN }
const FORM = 'application/x-www-form-urlencoded'

export function forgedBodies(guest: BookingBody): Forged[] {
  const json = JSON.stringify(guest)
  const form = new URLSearchParams(
    Object.entries(guest).map(([name, value]) => [name, String(value)]),
  ).toString()
  const post = (name: string, headers: Record<string, string>, body = json): Forged => ({
    name,
    path: BOOK,
    method: 'POST',
    headers,
    body,
  })
  return [
    post('a plain form', { ...EVIL, 'content-type': FORM }, form),
    post('a form of plain text', { ...EVIL, 'content-type': 'text/plain' }),
    post(
      'a form with parts',
      { ...EVIL, 'content-type': 'multipart/form-data; boundary=x' },
      `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${guest.email}\r\n--x--\r\n`,
    ),
    post('no type', { ...OURS, ...newKey() }),
    post('an empty type', { ...OURS, ...newKey(), 'content-type': '' }),
    post('a type that hides JSON', { ...OURS, ...newKey(), 'content-type': 'text/plain; application/json' }),
    post('two types', { ...OURS, ...newKey(), 'content-type': 'text/plain, application/json' }),
    post('JSON of another site', { ...EVIL, ...JSON_TYPE }),
    post('JSON of another site with a key', { ...EVIL, ...JSON_TYPE, ...newKey() }),
    post('JSON of a sandboxed page', { ...JSON_TYPE, ...newKey(), origin: 'null' }),
    post('JSON of ours without a key', { ...OURS, ...JSON_TYPE }),
    post('JSON of ours with a key that is none', { ...OURS, ...JSON_TYPE, 'idempotency-key': '1' }),
    { name: 'GET with a query', path: `${BOOK}?${form}`, method: 'GET', headers: EVIL },
    {
      name: 'GET that says POST',
      path: BOOK,
      method: 'GET',
      headers: { ...EVIL, 'x-http-method-override': 'POST' },
    },
    {
      name: 'a form that says PUT',
      path: `${BOOK}?_method=PUT`,
      method: 'PUT',
      headers: { ...OURS, ...JSON_TYPE, ...newKey() },
      body: json,
    },
    {
      name: 'PATCH',
      path: BOOK,
      method: 'PATCH',
      headers: { ...OURS, ...JSON_TYPE, ...newKey() },
      body: json,
    },
  ]
}
