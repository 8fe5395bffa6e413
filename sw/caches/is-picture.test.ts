import { expect, it } from 'vitest'
import { isPicture } from './is-picture.ts'

const answer = (type: string, status = 200) =>
  new Response(status === 304 ? null : 'x', { status, headers: { 'content-type': type } })

/** What a page gets from a host that forbids reading: no status, no headers. */
const opaque = { status: 0, type: 'opaque', headers: new Headers() } as Response

it.each([
  ['a picture', true, answer('image/avif')],
  ['a drawing', true, answer('image/svg+xml; charset=utf-8')],
  ['an opaque answer', false, opaque],
  ['part of an answer', false, answer('image/jpeg', 206)],
  ['a film', false, answer('video/mp4')],
  ['a portal’s page', false, answer('text/html')],
  ['an error with a picture in it', false, answer('image/png', 503)],
  ['an answer without a type', false, new Response(new Blob(['x']))],
])('%s is kept as a picture: %s', (_, isKept, response) => {
  expect(isPicture(response)).toBe(isKept)
})
