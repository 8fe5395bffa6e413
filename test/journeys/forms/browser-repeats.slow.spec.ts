/** Row R23 of docs/reliability.md with small counts: `npm run test:faults` runs it whole. */
import { expect, test } from '@playwright/test'
import { loseAnswers } from '../../faults/loads/browser-repeats.ts'

const BOOKINGS = 5

test('an API without keys, over HTTP/2: the browser repeats no booking by itself, and the page says that it is in doubt', async () => {
  const repeats = await loseAnswers('HTTP/2', BOOKINGS)
  expect(repeats).toEqual({ booked: BOOKINGS, posts: BOOKINGS, saidBooked: 0, saidUnsure: BOOKINGS })
})
