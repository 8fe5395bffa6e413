import { describe, expect, test } from 'vitest'
import type { BookingOnPhone } from '#src/features/tours/mutations.ts'
import { bookingsToShow } from './bookings-to-show.ts'

const now = Date.UTC(2026, 10, 20, 12)
const minutesAgo = (minutes: number) => now - minutes * 60_000

const booking = (change: Partial<BookingOnPhone>): BookingOnPhone => ({
  id: 'a',
  initials: 'A. O.',
  label: 'Ibeju Country Home, Sat, Dec 5, 2026, 9:00 AM',
  state: 'queued',
  attempts: 1,
  waitsForServer: false,
  mayHaveArrived: false,
  message: null,
  settledAt: null,
  gone: null,
  ...change,
})

const gone = {
  tour: { projectType: 'land', projectId: '3', packageId: '14', packageName: 'Ibeju Country Home' },
  date: '2026-12-05',
  scheduleId: '7',
} as const

const quiet = { now, isSending: false, inForm: null }

describe('the panel above the form', () => {
  test.each<[string, Partial<BookingOnPhone>, Partial<typeof quiet> | { inForm: string }, boolean]>([
    ['shows what waits', { state: 'queued' }, {}, true],
    ['shows what nobody is sure of', { state: 'unsure' }, {}, true],
    ['shows what was refused while the form was closed', { state: 'refused' }, {}, true],
    ['leaves a refused one to the form that still holds it', { state: 'refused' }, { inForm: 'a' }, false],
    ['offers other dates for one whose slot is gone', { state: 'refused', gone }, { inForm: 'a' }, true],
    ['shows what ran out of time', { state: 'expired' }, {}, true],
    ['shows what is being sent in the background', { state: 'sending', attempts: 1 }, {}, true],
    ['leaves the first attempt to the form that sends it', { state: 'sending' }, { isSending: true }, false],
    [
      'shows another one that is being sent meanwhile',
      { state: 'sending', attempts: 2 },
      { isSending: true },
      true,
    ],
    ['shows what was sent a moment ago', { state: 'delivered', settledAt: minutesAgo(5) }, {}, true],
    ['forgets it after an hour', { state: 'delivered', settledAt: minutesAgo(61) }, {}, false],
  ])('%s', (_, change, options, isShown) => {
    expect(bookingsToShow([booking(change)], { ...quiet, ...options })).toHaveLength(isShown ? 1 : 0)
  })
})
