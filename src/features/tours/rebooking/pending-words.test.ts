import { expect, test } from 'vitest'
import { elsewhere } from '#outbox/copy.ts'
import { outcome, pending } from '#src/features/tours/copy.ts'
import type { BookingOnPhone } from '#src/features/tours/mutations.ts'
import { copy } from '#src/forms/copy.ts'
import { pendingWords } from './pending-words.ts'

type Subject = Parameters<typeof pendingWords>[0]
const booking = (change: Partial<BookingOnPhone>): Subject => ({
  state: 'queued',
  waitingFor: null,
  mayHaveArrived: false,
  message: null,
  settledAt: 1,
  isErased: false,
  ...change,
})

test.each<[string, Partial<BookingOnPhone>, boolean, string]>([
  ['waits for a line', {}, true, pending.queued],
  ['waits for the server', { waitingFor: 'server' }, true, copy.waitsForServer],
  ['waits for room on the phone', { waitingFor: 'room' }, false, copy.waitsForRoom],
  ['is on no disk', { waitingFor: 'server' }, false, pending.inMemory],
  [
    'ran out of time',
    { state: 'expired' },
    true,
    'Could not be sent in time, so your details were erased. Please book again.',
  ],
  [
    'ran out of time without an answer: nobody is told to book a second one',
    { state: 'expired', mayHaveArrived: true },
    true,
    pending.expiredInDoubt,
  ],
  ['is in doubt', { state: 'unsure' }, true, pending.unsure],
  [
    'is in doubt after a fault: its words are told',
    { state: 'unsure', message: 'Server Error' },
    true,
    pending.fault('Server Error'),
  ],
  [
    'was made for another API, which has refused nothing',
    { state: 'refused', message: elsewhere['tour-booking'], settledAt: null },
    true,
    elsewhere['tour-booking'],
  ],
  [
    'was refused after a try that may have arrived: nobody is told that it is not booked',
    { state: 'refused', mayHaveArrived: true, message: 'Full.' },
    true,
    'Our server said “Full.”. It may have arrived all the same: ask us before you book again.',
  ],
  [
    'was refused without words after such a try',
    { state: 'refused', mayHaveArrived: true },
    true,
    pending.unsure,
  ],
  [
    'was refused, and whose details are gone',
    { state: 'refused', message: 'Full.', isErased: true },
    true,
    'Could not be booked, and your details were erased. Full.',
  ],
  [
    'was refused for a reason that is gone with the details',
    { state: 'refused', isErased: true },
    true,
    'Could not be booked, and your details were erased. Please book again.',
  ],
  ['was refused', { state: 'refused', message: 'Full.' }, true, 'Could not be booked. Full.'],
])('a booking that %s', (_, change, isSaved, words) => {
  expect(pendingWords(booking(change), isSaved)).toBe(words)
})

const erased = { isErased: true, settledAt: 1 }
const HAS_ARRIVED = 'Another one has arrived.'

test.each<[string, Partial<BookingOnPhone>, string]>([
  [
    'ran out of time',
    { state: 'expired' },
    `Could not be sent in time, so your details were erased. ${HAS_ARRIVED} If not, please book again.`,
  ],
  [
    'got no answer in time',
    { state: 'expired', mayHaveArrived: true },
    `${pending.expiredInDoubt} ${HAS_ARRIVED}`,
  ],
  [
    'was refused',
    { state: 'refused', message: 'Full.' },
    `Could not be booked, and your details were erased. Full. ${HAS_ARRIVED}`,
  ],
  [
    'was refused in words without a full stop',
    { state: 'refused', message: 'Full' },
    `Could not be booked, and your details were erased. Full. ${HAS_ARRIVED}`,
  ],
  [
    'was refused for a reason that is gone',
    { state: 'refused' },
    `Could not be booked, and your details were erased. ${HAS_ARRIVED} If not, please book again.`,
  ],
  [
    'was refused in doubt',
    { state: 'refused', mayHaveArrived: true, message: 'Full.' },
    `${pending.refusedInDoubt('Full.')} ${HAS_ARRIVED}`,
  ],
  [
    'was refused in doubt without words',
    { state: 'refused', mayHaveArrived: true },
    `${pending.unsure} ${HAS_ARRIVED}`,
  ],
])(
  'nobody is sent to book twice: an erased booking that %s tells of the one that has arrived',
  (_, change, words) => {
    expect(pendingWords(booking({ ...erased, ...change }), true, HAS_ARRIVED)).toBe(words)
  },
)

test('what is on no disk may wait for the server: the line is not blamed', () => {
  expect(pending.inMemory).not.toContain('online')
})

test('in doubt a person asks the office: nothing sends e-mail', () => {
  expect(outcome.unsure).toMatch(/ask us before you book again\.$/)
  expect(outcome.unsure).not.toContain('e-mail')
})

test.each([
  ['no clear answer', pendingWords(booking({ state: 'unsure' }), true)],
  ['a fault', pendingWords(booking({ state: 'unsure', message: 'Server Error' }), true)],
  ['a second press', outcome.stillUnsure],
])('after %s no more is promised than the list offers for another API too', (_, words) => {
  expect(words).not.toMatch(/you decide|before you send|whether to send|change/)
})
