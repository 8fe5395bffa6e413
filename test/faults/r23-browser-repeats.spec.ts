import { expect, test } from '@playwright/test'
import { loseAnswers } from './loads/browser-repeats.ts'
import { recordRow } from './report/record.ts'

const BOOKINGS = 100

test('R23 a booking whose answer is lost on a used connection is not repeated by the browser, where streams can be sent', async () => {
  const held = await loseAnswers('HTTP/2', BOOKINGS)
  const told = await loseAnswers('HTTP/1.1', BOOKINGS)
  const ok = held.booked === BOOKINGS && held.posts === BOOKINGS && told.saidBooked === 0
  await recordRow({
    id: 'R23',
    what: 'A repeat that the browser makes by itself, without keys',
    how: `${BOOKINGS} bookings over TLS to an API of another origin without keys; its used connection breaks before the answer; Chromium. Every POST that arrives is a row at a provider without keys`,
    figure: `HTTP/2: ${held.posts} POSTs of ${held.booked} people, ${held.saidUnsure} told as in doubt; HTTP/1.1: ${told.posts} POSTs of ${told.booked} people, ${told.saidUnsure} told as in doubt, ${told.saidBooked} as booked`,
    target: 'HTTP/2: 0 doubled; HTTP/1.1: none told as booked (see "Not met yet")',
    ok,
  })
  const stored = held.booked + told.booked
  const inDoubt = held.saidUnsure + told.saidUnsure
  await recordRow({
    id: 'R4-keyless',
    what: 'A lost answer is no second booking',
    how: `The same ${2 * BOOKINGS} bookings without keys: the outbox sends none of them again by itself, and the person decides`,
    figure: `${stored} people in the table, ${inDoubt} told as in doubt, ${held.saidBooked + told.saidBooked} as booked`,
    target: 'all in the table, all told as in doubt',
    ok: stored === 2 * BOOKINGS && inDoubt === 2 * BOOKINGS,
  })
  expect(held).toEqual({ booked: BOOKINGS, posts: BOOKINGS, saidBooked: 0, saidUnsure: BOOKINGS })
  expect(told).toMatchObject({ booked: BOOKINGS, saidBooked: 0, saidUnsure: BOOKINGS })
})
