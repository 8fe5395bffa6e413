import { describe, expect, test } from 'vitest'
import { elsewhere } from '#outbox/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { request, tourOn } from '#src/features/requests/sample-request-for-tests.ts'
import { stateWords } from './state-words.ts'

describe('the truth about a request', () => {
  test.each<[string, Partial<RequestOnPhone>, string, RegExp, string]>([
    ['waits for a line', {}, 'Not sent yet', /We will send it when you are back online\.$/, 'waits'],
    [
      'waits behind a sign-in page',
      { waitingFor: 'portal' },
      'Not sent yet',
      /may want you to sign in/,
      'waits',
    ],
    ['waits for the server', { waitingFor: 'server' }, 'Not sent yet', /server could not take it/, 'waits'],
    [
      'waits for an answer',
      { mayHaveArrived: true, countsOnce: true },
      'Not sent yet',
      /counts once/,
      'waits',
    ],
    [
      'waits to be sent again to an API without keys',
      { mayHaveArrived: true },
      'Not sent yet',
      /send it again when you are back online\. The first one may have arrived\.$/,
      'waits',
    ],
    ['waits for room on the phone', { waitingFor: 'room' }, 'Not sent yet', /Free some space/, 'waits'],
    ['is on its way', { state: 'sending' }, 'Sending now', /on its way/, 'waits'],
    ['arrived, a booking', { state: 'delivered' }, 'Booked', /has arrived/, 'good'],
    [
      'arrived, an application',
      { state: 'delivered', kind: 'team-application' },
      'Received',
      /has arrived/,
      'good',
    ],
    ['had arrived before', { state: 'already-received' }, 'Already received', /nothing left to send/, 'good'],
    [
      'was refused with words',
      { state: 'refused', message: 'The tour is fully booked.' },
      'Could not be booked',
      /^The tour is fully booked\. Your details are still here\.$/,
      'bad',
    ],
    [
      'was made for another API',
      { state: 'refused', message: elsewhere['tour-booking'], isElsewhere: true, settledAt: null },
      'Not sent yet',
      /^It was made with .+ choose the tour again\. Your details are still here\.$/,
      'bad',
    ],
    [
      'may have arrived at another API',
      { state: 'unsure', mayHaveArrived: true, isElsewhere: true },
      'We do not know',
      /may have arrived all the same: ask us/,
      'unsure',
    ],
    [
      'was refused by another API',
      { state: 'refused', message: elsewhere['tour-booking'], isElsewhere: true, settledAt: 1 },
      'Could not be booked',
      /choose the tour again/,
      'bad',
    ],
    ['was refused without words', { state: 'refused' }, 'Could not be booked', /gave no reason/, 'bad'],
    [
      'was refused long ago',
      { state: 'refused', details: null },
      'Could not be booked',
      /^Your details were erased/,
      'bad',
    ],
    [
      'was refused after a try that may have arrived',
      { state: 'refused', mayHaveArrived: true },
      'We do not know',
      /gave no reason\. Your details are still here\. It may have arrived all the same: ask us/,
      'unsure',
    ],
    [
      'was refused after such a try, an application',
      { state: 'refused', mayHaveArrived: true, kind: 'team-application', message: 'Not now.' },
      'We do not know',
      /^Not now\. .+ It may have arrived all the same: ask us/,
      'unsure',
    ],
    ['ran out of time', { state: 'expired' }, 'Not sent in time', /were erased/, 'bad'],
    [
      'ran out of time without an answer',
      { state: 'expired', mayHaveArrived: true },
      'No answer in time',
      /ask us before you send it again/,
      'unsure',
    ],
    [
      'is in doubt after a fault of the server',
      { state: 'unsure', message: 'Server Error' },
      'We do not know',
      /^Our server said “Server Error”\..+you decide\.$/,
      'unsure',
    ],
    ['is in doubt', { state: 'unsure' }, 'We do not know', /you decide/, 'unsure'],
  ])('that %s', (_, change, title, text, tone) => {
    const words = stateWords(request(change), true, '2026-11-20')
    expect(words).toMatchObject({ title, tone })
    expect(words.text).toMatch(text)
  })

  test.each([
    ['2026-12-05', /We will write to you before the visit\.$/],
    ['2026-12-06', /^The day of the tour is over\.$/],
  ])('that a tour of December 5 was booked, on %s', (today, text) => {
    const words = stateWords(request({ state: 'delivered', tour: tourOn('2026-12-05') }), true, today)
    expect(words).toMatchObject({ title: 'Booked', tone: 'good' })
    expect(words.text).toMatch(text)
  })

  test('never says "Saved on this phone" where nothing is', () => {
    const { text } = stateWords(request({ waitingFor: 'server' }), false, '2026-11-20')
    expect(text).not.toContain('Saved')
    expect(text, 'the line may be good').not.toContain('online')
  })
})
